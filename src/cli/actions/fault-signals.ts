/**
 * Signals that a fault in native code raises. The process must end by them: with a listener it would return
 * to the faulty instruction and repeat it for ever (Node's documentation of signal events).
 */
export const faultSignals = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;
