/**
 * Options of Node for processes that live for seconds: optimizing the embedded engine costs them more than it
 * gives back. Every version of Node that runs the service knows them.
 */
export const nodeOptions: readonly string[] = ['--liftoff-only'];
