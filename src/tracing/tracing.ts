/** All of this is loaded together, and only if traces are configured. */
export { createRequestSpans } from './request-spans.ts';
export { Spans } from './spans.ts';
export { startTracing } from './start-tracing.ts';
export { traceApplication, traceShipping } from './step-spans.ts';
export { createStoreSpans } from './store-spans.ts';
