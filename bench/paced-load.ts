import { type Measured, measuredOf } from './http-load.ts';
import { type LoadConnection, type LoadRequest, openConnection, toMessage } from './load-connection.ts';
import { cpuSecondsOf, type Target } from './target-process.ts';

export interface PaceOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** So many more are due every so many seconds, from the beginning on. */
  readonly burst?: { readonly count: number; readonly everySeconds: number };
}

/** Answers still under way at the end are waited for this long. */
const patienceMs = 15_000;

/** Sends requests at an even rate, as `sendPaced` does. Throws if any answer is not 200. */
export async function paced(
  target: Target,
  requests: readonly LoadRequest[],
  options: PaceOptions,
): Promise<Measured> {
  const latencies: number[] = [];
  let refusal: number | undefined;
  const cpuBefore = cpuSecondsOf(target.pid);
  const began = performance.now();
  const unanswered = await sendPaced(target.url, requests, options, (status, milliseconds) => {
    if (status !== 200) refusal = status;
    latencies.push(milliseconds);
    return status === 200;
  });
  if (refusal !== undefined) throw new Error(`a request was answered with ${refusal}`);
  if (unanswered > 0) throw new Error(`${unanswered} requests were not answered`);
  return measuredOf(latencies, performance.now() - began, cpuSecondsOf(target.pid) - cpuBefore);
}

/**
 * Sends requests at an even rate, however long the answers take. The time of each begins when it was due, so
 * waiting for a connection counts. `onAnswer` gets the status, 0 if the connection was closed; it answers
 * whether to go on. Returns the number of requests that had no answer at the end.
 */
export async function sendPaced(
  url: string,
  requests: readonly LoadRequest[],
  { connections, seconds, perSecond, burst }: PaceOptions,
  onAnswer: (status: number, milliseconds: number) => boolean,
): Promise<number> {
  const messages = requests.map(toMessage);
  const all = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const idle = [...all];
  const waiting: number[] = [];
  let [sent, answered, goesOn] = [0, 0, true];

  const dispatch = () => {
    while (waiting.length > 0 && idle.length > 0) {
      const due = waiting.shift() as number;
      const connection = idle.shift() as LoadConnection;
      connection.ask(messages[sent++ % messages.length] as Buffer, (status) => {
        answered += 1;
        if (!onAnswer(status, performance.now() - due)) goesOn = false;
        if (status !== 0) idle.push(connection);
        dispatch();
      });
    }
  };

  const began = performance.now();
  const end = began + seconds * 1000;
  let [made, bursts] = [0, 0];
  const dueAt = (at: number) => began + (at * 1000) / perSecond;
  for (let now = began; now < end && goesOn; now = performance.now()) {
    for (; dueAt(made) <= now; made += 1) waiting.push(dueAt(made));
    if (burst !== undefined && began + bursts * burst.everySeconds * 1000 <= now) {
      waiting.push(...new Array<number>(burst.count).fill(now));
      bursts += 1;
    }
    dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const unanswered = () => sent - answered + waiting.length;
  while (unanswered() > 0 && goesOn && performance.now() < end + patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 5));
  for (const connection of all) connection.close();
  return unanswered();
}
