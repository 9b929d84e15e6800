"""For researchers and authors of programs: ids and observations for nets, made by a codec."""

from orrery.research.codec import AnyCodec, Codec, codec_for

__all__ = ["AnyCodec", "Codec", "codec_for"]
