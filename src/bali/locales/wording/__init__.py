"""The games in words: events, prompts, reasons and actions as sentences."""

from bali.locales.wording.altar import AltarWording
from bali.locales.wording.base import Wording
from bali.locales.wording.dalang import DalangWording

WORDINGS: dict[str, type[Wording]] = {wording.game: wording for wording in (AltarWording, DalangWording)}

__all__ = ["WORDINGS", "AltarWording", "DalangWording", "Wording"]
