// The stubs of trampoline.h, and the part that they share.
//
// Saved are the registers that can hold arguments of a Vulkan command, by the System V ABI of the processor or the calling convention of
// Windows: integers, pointers and scalar floating-point numbers. Upper halves of wider vector registers hold no argument of any Vulkan
// type.
#include "vk/layer/trampoline.h"

    .text

#if WD_HAS_TRAMPOLINES && defined(_WIN64) && defined(__x86_64__)

// The slot is in r11d, which belongs to neither caller nor callee at a call. 32 bytes are for the callee. The directives of .seh describe
// the frame for exceptions that pass through it.
    .p2align 4
    .seh_proc shared_part
shared_part:
    subq $136, %rsp // The stack is aligned to 16 bytes again.
    .seh_stackalloc 136
    .seh_endprologue
    movaps %xmm0, 32(%rsp)
    movaps %xmm1, 48(%rsp)
    movaps %xmm2, 64(%rsp)
    movaps %xmm3, 80(%rsp)
    movq %rcx, 96(%rsp)
    movq %rdx, 104(%rsp)
    movq %r8, 112(%rsp)
    movq %r9, 120(%rsp)
    movq %rcx, %rdx
    movl %r11d, %ecx
    call wd_trampoline_target
    movq %rax, %r11
    movaps 32(%rsp), %xmm0
    movaps 48(%rsp), %xmm1
    movaps 64(%rsp), %xmm2
    movaps 80(%rsp), %xmm3
    movq 96(%rsp), %rcx
    movq 104(%rsp), %rdx
    movq 112(%rsp), %r8
    movq 120(%rsp), %r9
    addq $136, %rsp
    rex.W jmp *%r11 // Of the form that the unwinder knows as the end of a function.
    .seh_endproc

    .p2align 4
    .globl wd_trampoline_stubs
wd_trampoline_stubs:
    .set slot, 0
    .rept WD_NUM_TRAMPOLINES
    .p2align 4
    movl $slot, %r11d
    jmp shared_part
    .set slot, slot + 1
    .endr

#elif WD_HAS_TRAMPOLINES && defined(__x86_64__)

#ifdef __CET__
#include <cet.h> // The note that indirect branches lead to endbr64 only.
#endif

// The slot is in r11d, which belongs to neither caller nor callee at a call.
    .p2align 4
    .type shared_part, %function
shared_part:
    .cfi_startproc
    subq $200, %rsp // The stack is aligned to 16 bytes again.
    .cfi_adjust_cfa_offset 200
    movaps %xmm0, 0(%rsp)
    movaps %xmm1, 16(%rsp)
    movaps %xmm2, 32(%rsp)
    movaps %xmm3, 48(%rsp)
    movaps %xmm4, 64(%rsp)
    movaps %xmm5, 80(%rsp)
    movaps %xmm6, 96(%rsp)
    movaps %xmm7, 112(%rsp)
    movq %rdi, 128(%rsp)
    movq %rsi, 136(%rsp)
    movq %rdx, 144(%rsp)
    movq %rcx, 152(%rsp)
    movq %r8, 160(%rsp)
    movq %r9, 168(%rsp)
    movq %rax, 176(%rsp) // al: the number of vector registers of a variadic call.
    movq %r10, 184(%rsp)
    movq %rdi, %rsi
    movl %r11d, %edi
    call wd_trampoline_target
    movq %rax, %r11
    movaps 0(%rsp), %xmm0
    movaps 16(%rsp), %xmm1
    movaps 32(%rsp), %xmm2
    movaps 48(%rsp), %xmm3
    movaps 64(%rsp), %xmm4
    movaps 80(%rsp), %xmm5
    movaps 96(%rsp), %xmm6
    movaps 112(%rsp), %xmm7
    movq 128(%rsp), %rdi
    movq 136(%rsp), %rsi
    movq 144(%rsp), %rdx
    movq 152(%rsp), %rcx
    movq 160(%rsp), %r8
    movq 168(%rsp), %r9
    movq 176(%rsp), %rax
    movq 184(%rsp), %r10
    addq $200, %rsp
    .cfi_adjust_cfa_offset -200
    jmp *%r11
    .cfi_endproc
    .size shared_part, . - shared_part

    .p2align 4
    .globl wd_trampoline_stubs
    .hidden wd_trampoline_stubs
    .hidden wd_trampoline_target
    .type wd_trampoline_stubs, %function
wd_trampoline_stubs:
    .cfi_startproc
    .set slot, 0
    .rept WD_NUM_TRAMPOLINES
    .p2align 4
    endbr64
    movl $slot, %r11d
    jmp shared_part
    .set slot, slot + 1
    .endr
    .cfi_endproc
    .size wd_trampoline_stubs, . - wd_trampoline_stubs

#elif WD_HAS_TRAMPOLINES && defined(__aarch64__)

// The slot is in w16, a scratch register of calls. A jump through x16 may lead to any `bti c`.
    .p2align 4
    .type shared_part, %function
shared_part:
    .cfi_startproc
    stp x29, x30, [sp, #-224]!
    .cfi_def_cfa_offset 224
    .cfi_offset 29, -224
    .cfi_offset 30, -216
    mov x29, sp
    stp x0, x1, [sp, #16]
    stp x2, x3, [sp, #32]
    stp x4, x5, [sp, #48]
    stp x6, x7, [sp, #64]
    str x8, [sp, #80] // The address of a result in memory.
    stp q0, q1, [sp, #96]
    stp q2, q3, [sp, #128]
    stp q4, q5, [sp, #160]
    stp q6, q7, [sp, #192]
    mov x1, x0
    mov w0, w16
    bl wd_trampoline_target
    mov x16, x0
    ldp x0, x1, [sp, #16]
    ldp x2, x3, [sp, #32]
    ldp x4, x5, [sp, #48]
    ldp x6, x7, [sp, #64]
    ldr x8, [sp, #80]
    ldp q0, q1, [sp, #96]
    ldp q2, q3, [sp, #128]
    ldp q4, q5, [sp, #160]
    ldp q6, q7, [sp, #192]
    ldp x29, x30, [sp], #224
    .cfi_restore 29
    .cfi_restore 30
    .cfi_def_cfa_offset 0
    br x16
    .cfi_endproc
    .size shared_part, . - shared_part

    .p2align 4
    .globl wd_trampoline_stubs
    .hidden wd_trampoline_stubs
    .hidden wd_trampoline_target
    .type wd_trampoline_stubs, %function
wd_trampoline_stubs:
    .cfi_startproc
    .set slot, 0
    .rept WD_NUM_TRAMPOLINES
    .p2align 4
    hint #34 // bti c
    movz w16, #slot
    b shared_part
    .set slot, slot + 1
    .endr
    .cfi_endproc
    .size wd_trampoline_stubs, . - wd_trampoline_stubs

#ifdef __ARM_FEATURE_BTI_DEFAULT
    .pushsection .note.gnu.property, "a", %note
    .p2align 3
    .word 4          // Size of the name.
    .word 16         // Size of the description.
    .word 5          // NT_GNU_PROPERTY_TYPE_0
    .asciz "GNU"
    .word 0xc0000000 // GNU_PROPERTY_AARCH64_FEATURE_1_AND
    .word 4
    .word 1          // BTI
    .word 0
    .popsection
#endif

#endif

#ifdef __ELF__
    .section .note.GNU-stack, "", %progbits
#endif
