"""The one error that people may see: a sentence that says what is wrong and what would be right."""


class BaliError(Exception):
    """Bad input or a bad file; its text is one clear line for the person who caused it, its code is for programs."""

    code = "bad"
