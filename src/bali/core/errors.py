"""The only error shown to people: a sentence that says what is wrong and how to put it right."""


class BaliError(Exception):
    """Bad input or a bad file. Its text is one clear line for the person who caused it; its code is for programs."""

    code = "bad"
