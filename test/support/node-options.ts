/**
 * Options of Node for processes that live for seconds: what they get back from optimized code, the embedded
 * engine's above all, is less than optimizing costs. The first leaves the engine as it is; the second
 * optimizes a function of ours once it has run several times as long as usual.
 */
export const nodeOptions: readonly string[] = ['--liftoff-only', '--interrupt-budget=1000000'];
