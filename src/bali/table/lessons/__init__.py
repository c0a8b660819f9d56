"""Lessons: scripted games that teach a game, one text file each."""

from bali.table.lessons.lesson import Lesson
from bali.table.lessons.reading import read_lesson

NAMES = ("altar-1", "altar-2", "altar-3", "dalang-1", "dalang-2", "dalang-3")  # in the order in which people should take them
LESSONS = {name: read_lesson(name) for name in NAMES}

__all__ = ["LESSONS", "NAMES", "Lesson"]
