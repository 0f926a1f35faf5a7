import type { Work } from '../address/text/work.ts';

/** Answers, each with the comparisons that it took. */
export type CountedAnswers<Answer> = Map<string, { readonly answer: Answer; readonly comparisons: number }>;

/**
 * Returns what is known under a key, or finds it out and keeps it. Either counts as the same work. What was
 * found by work that was given up says nothing, and is not kept.
 */
export function counted<Answer>(known: CountedAnswers<Answer>, key: string, work: Work, find: () => Answer) {
  const kept = known.get(key);
  if (kept !== undefined) {
    work.spend(kept.comparisons);
    return kept.answer;
  }
  const answer = find();
  if (!work.isOver) known.set(key, { answer, comparisons: work.spent });
  return answer;
}
