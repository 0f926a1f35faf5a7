import { describe, expect, it } from 'vitest';
import { CheckoutError } from '../checkout-error.ts';
import { askQuietly } from './quiet-question.ts';

const failing = (status: number, retryAfterMs?: number) =>
  new CheckoutError('It failed.', { code: 'Any', status, retryAfterMs });

function asking() {
  const open: { question: string; answer(text: string): void; fail(error: unknown): void }[] = [];
  const taken: (string | undefined)[] = [];
  const ask = askQuietly(
    (question: string) =>
      new Promise<string>((answer, fail) => {
        open.push({ question, answer, fail });
      }),
    (answer) => taken.push(answer),
  );
  return { ask, open, taken };
}

describe('a question that helps but is not needed', () => {
  it('takes only the answer to the last one asked, in whatever order the answers come', async () => {
    const { ask, open, taken } = asking();
    const asked = [ask('a'), ask('b')];
    open[1]?.answer('B');
    open[0]?.answer('A');
    await Promise.all(asked);
    expect(taken).toEqual(['B']);
  });

  it('is given up by asking nothing', async () => {
    const { ask, open, taken } = asking();
    const asked = ask('a');
    await ask();
    open[0]?.answer('A');
    await asked;
    expect(taken).toEqual([undefined]);
  });

  it('stays silent if nobody answers, and can be asked again', async () => {
    const { ask, open, taken } = asking();
    const first = ask('a');
    open[0]?.fail(failing(0));
    await first;
    const second = ask('b');
    open[1]?.answer('B');
    await second;
    expect(taken).toEqual([undefined, 'B']);
  });

  it.each([
    ['the service does not have it', failing(404)],
    ['the service wants to be asked later', failing(429, 60_000)],
  ])('is not asked again if %s', async (_title, error) => {
    const { ask, open, taken } = asking();
    const first = ask('a');
    open[0]?.fail(error);
    await first;
    await ask('b');
    expect(open).toHaveLength(1);
    expect(taken).toEqual([undefined, undefined]);
  });
});
