import { expect, test } from 'vitest';
import { shareAnswers } from './routes/health.ts';

/** Answers its number once it is told to; `asked` counts the questions. */
function openQuestion() {
  const clock = { time: 1_000 };
  const waiting: (() => void)[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
    const answer = asked;
    return new Promise<number>((resolve) => waiting.push(() => resolve(answer)));
  };
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { clock, answerAll, count: () => asked, get: shareAnswers(ask, () => clock.time) };
}

test('whoever asks during a question shares its answer, however long it takes', async () => {
  const { clock, answerAll, count, get } = openQuestion();
  const first = get();
  clock.time += 60_000;
  const others = Array.from({ length: 3_000 }, get);
  answerAll();
  expect(new Set([await first, ...(await Promise.all(others))])).toEqual(new Set([1]));
  expect(count()).toBe(1);
});

test('an answer is good for a second, and then asked for again', async () => {
  const { clock, answerAll, count, get } = openQuestion();
  const first = get();
  answerAll();
  await first;
  clock.time += 999;
  expect([await get(), count()]).toEqual([1, 1]);
  clock.time += 1;
  const next = get();
  answerAll();
  expect([await next, count()]).toEqual([2, 2]);
});
