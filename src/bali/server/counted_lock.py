"""A lock that counts its holders and waiters."""

import asyncio


class CountedLock(asyncio.Lock):
    """A lock that can report whether anybody wants it. `locked` cannot: between two holders, a lock is briefly unlocked."""

    wanted = 0

    async def __aenter__(self) -> None:
        """Acquire the lock."""
        self.wanted += 1
        try:
            await self.acquire()
        except BaseException:
            self.wanted -= 1
            raise

    async def __aexit__(self, *error: object) -> None:
        """Release the lock."""
        self.release()
        self.wanted -= 1
