"""The engine as WebAssembly: the same bytes, lists, rows and decisions as compiled for the processor."""
