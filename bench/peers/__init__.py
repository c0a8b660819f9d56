"""The speed of random play through each interface, compared with other libraries: `python -m bench peers`."""
