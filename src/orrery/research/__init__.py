"""For researchers and authors of programs: ids and observations for nets, made by a codec, and
tables for learners. What needs a library is a module of its own: `batch`, `workers` and `dataset`
(NumPy, PyArrow), `aec` (PettingZoo), `gym` (Gymnasium), `spiel` (OpenSpiel), `with_ray` (Ray)."""

from orrery.research.codec import AnyCodec, Codec, codec_for
from orrery.research.table import Table

__all__ = ["AnyCodec", "Codec", "Table", "codec_for"]
