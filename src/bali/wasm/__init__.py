"""The fourth target: each game as one WebAssembly module, compiled from the same functions as everything else.

    python -m bali.wasm

writes the modules that the page runs. `exports` and `thinking` list the functions of a module, `intermediate` has Numba translate
them into LLVM's intermediate representation, `wasm_object` has LLVM compile that for WebAssembly, and `module` adds what a linker
would add. Docs: decision 15.
"""
