/**
 * For bench/counting.ts, which loads it into the service it measures: requests to COUNTING_SWITCH_PORT turn
 * the counting of decisions on (`/on`) and off (`/off`), and write what was counted (`/write`), which
 * otherwise waits for the end. They are answered with the nanoseconds that half of the calls take at most.
 */
import { createServer } from 'node:http';
import { register } from 'node:module';
import { createHistogram } from 'node:perf_hooks';

/** Takes the place of the counter, and hands on to it what is counted while the switch is on. */
const switched = `import { answerMs, startDecisionCounter as start } from './decision-counter.js?switched';
export { answerMs };
export const startDecisionCounter = (parts) => {
  const counter = start({ ...parts, flushMs: 2 ** 31 - 1 });
  const theSwitch = Object.assign(globalThis.countingSwitch, { write: () => counter.flush() });
  let calls = 0;
  const decided = (judged) => {
    if (!theSwitch.isOn) return;
    // To time a call takes about as long as the call, so few of them are.
    if (++calls % 50 !== 0) return counter.decided(judged);
    const began = process.hrtime.bigint();
    counter.decided(judged);
    theSwitch.nanoseconds.record(process.hrtime.bigint() - began);
  };
  return { ...counter, decided };
};`;
const hooks = `export const load = (url, context, next) => url.endsWith('/decision-counter.js')
  ? { format: 'module', shortCircuit: true, source: ${JSON.stringify(switched)} }
  : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const theSwitch = { isOn: true, nanoseconds: createHistogram(), write: async () => undefined };
globalThis.countingSwitch = theSwitch;

const server = createServer(async ({ url }, response) => {
  if (url === '/write') await theSwitch.write();
  else theSwitch.isOn = url === '/on';
  response.end(String(theSwitch.nanoseconds.percentile(50)));
});
server.listen(Number(process.env.COUNTING_SWITCH_PORT), '127.0.0.1');
