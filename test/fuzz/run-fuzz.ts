import { breakBytes } from './break-bytes.ts';
import { type FuzzCase, sendBytes, sendCases } from './fuzz-connection.ts';
import { type FuzzWorld, makeRequest } from './fuzz-request.ts';
import { judgeAnswer, judgeRawAnswer } from './judge-answer.ts';
import { chanceOf } from './random.ts';

export interface FuzzOptions {
  readonly port: number;
  readonly world: FuzzWorld;
  readonly seed: number;
  /** The number of the first case. */
  readonly first: number;
  readonly count: number;
  readonly connections: number;
  /** How many requests a connection sends before the first of them is answered. */
  readonly depth: number;
}

/** A wrong or missing answer. Seed and number make the same request again. */
export interface FuzzFailure {
  readonly seed: number;
  readonly number: number;
  readonly problem: string;
  /** The beginning of the request, in printable characters. */
  readonly request: string;
}

export interface FuzzReport {
  readonly answered: number;
  /** How many answers there were, by operation and status. */
  readonly statuses: ReadonlyMap<string, number>;
  /** The first failures. */
  readonly failures: readonly FuzzFailure[];
}

/** One case in this many is broken on purpose and sent on a new connection. */
const brokenEvery = 30;
const brokenLanes = 4;
const mostFailures = 20;

/** Sends the cases and judges each answer. The seed decides what is sent; answers affect only the order. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { port, world, seed, first, count, connections, depth } = options;
  const end = first + count;
  const statuses = new Map<string, number>();
  const failures: FuzzFailure[] = [];
  const again: FuzzCase[] = [];
  let answered = 0;
  let number = first;

  const make = (at: number): FuzzCase => ({
    number: at,
    request: makeRequest(world, `f${seed}.${at}`, chanceOf(seed, at)),
  });
  const fail = (at: number, problem: string, bytes: Buffer): void => {
    if (failures.length < mostFailures)
      failures.push({ seed, number: at, problem, request: printable(bytes) });
  };
  const note = (name: string, status: number): void => {
    answered += 1;
    statuses.set(`${name} ${status}`, (statuses.get(`${name} ${status}`) ?? 0) + 1);
  };

  const source = {
    next(): FuzzCase | undefined {
      const repeated = again.pop();
      if (repeated !== undefined) return repeated;
      if (number % brokenEvery === 0) number += 1;
      return number < end && failures.length < mostFailures ? make(number++) : undefined;
    },
    putBack: (cases: readonly FuzzCase[]) => void again.push(...cases),
    onAnswer({ number: at, request }: FuzzCase, answer: Parameters<typeof judgeAnswer>[1]): void {
      note(request.operation?.id ?? 'none of the document', answer.status);
      const problem = judgeAnswer(request, answer);
      if (problem !== undefined) fail(at, problem, request.bytes);
    },
    onSilence: ({ number: at, request }: FuzzCase, problem: string) => fail(at, problem, request.bytes),
  };

  async function sendBroken(at: number): Promise<void> {
    const { request } = make(at);
    const bytes = breakBytes(request.bytes, chanceOf(~seed, at));
    try {
      const isHead = bytes.subarray(0, 4).toString() === 'HEAD';
      for (const answer of await sendBytes(port, bytes, isHead)) {
        note('broken', answer.status);
        const problem = judgeRawAnswer(answer, isHead);
        if (problem !== undefined) fail(at, problem, bytes);
      }
    } catch (error) {
      fail(at, error instanceof Error ? error.message : 'no reason', bytes);
    }
  }

  async function breakLane(lane: number): Promise<void> {
    const start = (Math.ceil(first / brokenEvery) + lane) * brokenEvery;
    for (let at = start; at < end; at += brokenEvery * brokenLanes) await sendBroken(at);
  }

  await Promise.all([
    ...Array.from({ length: connections }, () => sendCases(port, source, depth)),
    ...Array.from({ length: brokenLanes }, (_, lane) => breakLane(lane)),
  ]);
  return { answered, statuses, failures };
}

function printable(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1', 0, 3_000));
}
