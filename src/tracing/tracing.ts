/** Everything here is loaded together, and only where traces are asked for. */
export { createRequestSpans } from './request-spans.ts';
export { Spans } from './spans.ts';
export { startTracing } from './start-tracing.ts';
export { traceApplication, traceShipping } from './step-spans.ts';
export { createStoreSpans } from './store-spans.ts';
