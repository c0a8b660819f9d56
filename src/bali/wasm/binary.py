"""Read and write numbers, names and lists in the binary format of WebAssembly."""

_LOW, _MORE = 127, 128  # the seven bits of a number in each byte, and the bit that says that another byte follows


class Reader:
    """Reads the binary format, byte by byte."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def ended(self) -> bool:
        """Whether all bytes have been read."""
        return self.at >= len(self.data)

    def byte(self) -> int:
        """Read one byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Read an unsigned number: seven bits in each byte, the lowest first."""
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & _LOW) << shift
            shift += 7
            if byte <= _LOW:
                return number

    def bytes(self) -> bytes:
        """Read a length, and that many bytes."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """Read a name."""
        return self.bytes().decode()


def number(value: int) -> bytes:
    """Write an unsigned number."""
    out = bytearray()
    while value > _LOW:
        out.append(value & _LOW | _MORE)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    """Write a number that is not negative where a signed one is expected: its highest bit must be 0."""
    out = bytearray()
    while value > _LOW // 2:
        out.append(value & _LOW | _MORE)
        value >>= 7
    return bytes([*out, value])


def sized(data: bytes) -> bytes:
    """Write bytes after their length."""
    return number(len(data)) + data


def listed(items: list[bytes]) -> bytes:
    """Write items after their count."""
    return number(len(items)) + b"".join(items)
