"""Compile a game's functions for WebAssembly, with the LLVM that Numba contains."""

from llvmlite import binding as llvm

from bali.wasm.intermediate import Function, Intermediate

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # in every browser since 2023

# Numba counts references to the memory of arrays. Ours are views of the caller's memory, which nobody counts.
COUNT_NOTHING = """
define void @NRT_incref(ptr %memory) { ret void }
define void @NRT_decref(ptr %memory) { ret void }
"""

# The rules ask to be inlined everywhere. Left to LLVM's own judgement, the code is less than half the size and as fast here.
FORCED = " alwaysinline"


def compile_object(code: Intermediate) -> bytes:
    """Return an object file with one symbol for each exported function."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly(COUNT_NOTHING)
    for text in (*code.texts, *map(_entry, code.exported)):
        module.link_in(llvm.parse_assembly(text.replace(FORCED, "")))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    _hide_everything_but(module, {symbol_of(function.name) for function in code.exported})
    module.verify()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return machine.emit_object(module)


def symbol_of(name: str) -> str:
    """Return the symbol of an exported function, which no other function has."""
    return f"export.{name}"


def _entry(function: Function) -> str:
    """Return a function with C's calling convention that calls one with Numba's.

    Numba's functions return a status and write their result, and the exception if there is one, to the first two parameters.
    The rules raise no exceptions. If one did, the module would stop rather than return nonsense.
    """
    listed = ", ".join(f"{kind} %p{number}" for number, kind in enumerate(function.parameters))
    given = "".join(f", {kind} %p{number}" for number, kind in enumerate(function.parameters))
    return f"""
declare void @llvm.trap()
declare i32 @"{function.symbol}"({", ".join(("ptr", "ptr", *function.parameters))})
define {"i32" if function.returns else "void"} @"{symbol_of(function.name)}"({listed}) {{
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{function.symbol}"(ptr %result, ptr %exception{given})
  %raised = icmp sgt i32 %status, 0
  br i1 %raised, label %stop, label %done
stop:
  call void @llvm.trap()
  unreachable
done:
  %value = load i32, ptr %result
  ret {"i32 %value" if function.returns else "void"}
}}
"""


def _hide_everything_but(module: llvm.ModuleRef, exported: set[str]) -> None:
    """Make everything else internal, so that LLVM can inline it and remove what is unused."""
    for item in (*module.functions, *module.global_variables):
        if not item.is_declaration and item.name not in exported:
            item.linkage = llvm.Linkage.internal
