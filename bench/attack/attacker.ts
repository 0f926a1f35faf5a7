/**
 * The attacker of `bench/attack.ts`, in a process of its own: its work is no part of what buyers wait for.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadRequest } from '../load-connection.ts';
import { type PaceOptions, sendPaced } from '../paced-load.ts';

/** One kind of request, at one pace. */
export interface Attack {
  readonly requests: readonly LoadRequest[];
  readonly pace: Omit<PaceOptions, 'seconds'>;
}

interface Order {
  readonly url: string;
  readonly attacks: readonly Attack[];
  readonly seconds: number;
}

/** How many answers had each status; 0: closed without an answer. */
export type Statuses = readonly (readonly [status: number, count: number])[];

export interface Attacker {
  attack(order: Order): Promise<Statuses>;
  stop(): void;
}

export function startAttacker(): Attacker {
  const child: ChildProcess = fork(new URL(import.meta.url), {
    env: { ...process.env, BENCH_ATTACKER: '1' },
  });
  return {
    async attack(order) {
      child.send(order);
      const [statuses] = await once(child, 'message');
      return statuses as Statuses;
    },
    stop: () => void child.kill(),
  };
}

async function attackAsOrdered({ url, attacks, seconds }: Order): Promise<void> {
  const statuses = new Map<number, number>();
  const tell = (status: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return true;
  };
  await Promise.all(
    attacks.map(({ requests, pace }) => sendPaced(url, requests, { ...pace, seconds }, tell)),
  );
  process.send?.([...statuses]);
}

if (process.env.BENCH_ATTACKER === '1')
  process.on('message', (order) => void attackAsOrdered(order as Order));
