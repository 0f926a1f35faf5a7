import { type Measured, measuredOf } from './http-load.ts';
import { type LoadConnection, type LoadRequest, openConnection, toMessage } from './load-connection.ts';
import { cpuSecondsOf, type Target } from './target-process.ts';

export interface PaceOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Sends requests at an even rate, however long the answers take. The time of each begins when it was due, so
 * waiting for a connection counts. Throws if any answer is not 200.
 */
export async function paced(
  target: Target,
  requests: readonly LoadRequest[],
  { connections, seconds, perSecond }: PaceOptions,
): Promise<Measured> {
  const messages = requests.map(toMessage);
  const idle = await Promise.all(Array.from({ length: connections }, () => openConnection(target.url)));
  const all = [...idle];
  const latencies: number[] = [];
  const waiting: number[] = [];
  let failure: Error | undefined;
  let sent = 0;

  const dispatch = () => {
    while (waiting.length > 0 && idle.length > 0) {
      const due = waiting.shift() as number;
      const connection = idle.shift() as LoadConnection;
      connection.ask(messages[sent++ % messages.length] as Buffer, (status) => {
        if (status !== 200) failure ??= new Error(`a request was answered with ${status}`);
        latencies.push(performance.now() - due);
        idle.push(connection);
        dispatch();
      });
    }
  };

  const cpuBefore = cpuSecondsOf(target.pid);
  const began = performance.now();
  const end = began + seconds * 1000;
  for (let made = 0, now = began; now < end && failure === undefined; now = performance.now()) {
    for (; began + (made * 1000) / perSecond <= now; made += 1)
      waiting.push(began + (made * 1000) / perSecond);
    dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (idle.length < connections && failure === undefined)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const milliseconds = performance.now() - began;
  for (const connection of all) connection.close();
  if (failure !== undefined) throw failure;
  return measuredOf(latencies, milliseconds, cpuSecondsOf(target.pid) - cpuBefore);
}
