"""Messages on their way to listeners."""

from __future__ import annotations

import msgspec

from orrery.server.contract.protocol import FromServer

ENCODER = msgspec.json.Encoder()


class EncodedMessage:
    """A message that is encoded once, on first use, however many receive it."""

    __slots__ = ("_encoded", "message")

    def __init__(self, message: FromServer) -> None:
        self.message = message
        self._encoded = b""

    @property
    def encoded(self) -> bytes:
        if not self._encoded:
            self._encoded = ENCODER.encode(self.message)
        return self._encoded
