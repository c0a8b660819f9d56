"""Characters that look like other characters.

The Latin table and most pairs of kana and kanji come from Unicode's `confusables.txt` (Unicode License v3), without the
characters that Unicode normalisation already maps to the same one.
"""
# ruff: noqa: RUF001

# Latin letters and digits, each with the characters of other scripts that look like it.
_LATIN = {
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗзӠⳌꝪꞫ𑣊𖼻",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "бᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "Ȣȣ৪੪𐌚",
    "9": "৭੧୨൭ⳊꝮ𑢬𑣌𑣖",
    "A": "ΑАᎪᗅꓮ𐊠𖽀",
    "B": "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁",
    "C": "СᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲",
    "D": "Ꭰᗞᗪꓓ",
    "E": "ΕЕᎬⴹꓰ𐊆𑢦𑢮",
    "F": "Ϝᖴꓝ𐊇𐊥𐔥𑢢𑣂",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНнᎻᕼⲎꓧ𐋏",
    "J": "ͿЈᎫᒍꓙ",
    "K": "ΚКᏦᛕⲔꓗ𐔘",
    "L": "ᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖",
    "M": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑",
    "N": "ΝⲚꓠ𐔓",
    "O": "ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠",
    "P": "ΡРᏢᑭⲢꓑ𐊕",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵",
    "S": "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
    "T": "⊤ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊",
    "U": "∪⋃Սሀᑌꓴ𐓎𑢸𖽂",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈",
    "W": "ԜᎳᏔꓪ𑣦𑣯",
    "X": "ΧХᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "ΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃",
    "Z": "ΖᏃꓜ𐋵𑢩𑣥",
    "a": "⍺ɑαа",
    "b": "ƄЬᏏᑲᖯ",
    "c": "сⲥꮯ𐐽",
    "d": "ԁᏧᑯꓒ",
    "e": "℮еҽꬲ",
    "f": "քꬵ",
    "g": "ƍɡց",
    "h": "һհᏂ",
    "i": "ıɩιіӏᎥꙇꭵ𑣃",
    "j": "ϳј",
    "k": "κк",
    "l": "|∣⏽ƖǀΙІӀ۱ᛁⲒⵏꓲ𐊊𐌉𐌠𖼨",
    "n": "ոռ",
    "o": "οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴑⲟꬽ𐐬𐓪𑣈𑣗",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭈꮁ",
    "s": "ƽѕꮪ𐑈𑣁",
    "u": "υսꞟ𐓶𑣘",
    "v": "∨⋁νѵꮩ𑜆𑣀",
    "w": "ɯѡԝաꮃ𑜊𑜎𑜏",
    "x": "×хᕁᕽ",
    "y": "ɣγуүყ𑣜",
    "z": "ꮓ𑣄",
}
_TOGETHER = {"ae": "æӕÆӔ", "oe": "œŒ"}
_JAPANESE = dict(zip("へり一亻工力夕卜二八口", "ヘリーイエカタトニハロ", strict=True))

LOOKALIKES = {letter: plain for table in (_LATIN, _TOGETHER, _JAPANESE) for plain, alike in table.items() for letter in alike}

FOLDED = str.maketrans("i1|0", "lllo")  # applied to lower case: capital I looks like small l and 1, capital O like 0
LIGATURES = {"rn": "m", "vv": "w"}  # pairs of small letters that look like a single one

# Blank characters that Unicode classifies as letters, symbols or marks: fillers in Hangul, Khmer, Mongolian and Egyptian, the
# blank Braille pattern, a musical note without a head, the object replacement character.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u303f\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159")
VARIATIONS = frozenset(map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
