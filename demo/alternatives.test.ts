import { describe, expect, it } from 'vitest';
import { type Language, languages, renderProblem } from '../src/words/render-problem.ts';
import { alternativesIn, sentenceBefore } from './alternatives.ts';

const each = Object.keys(languages) as Language[];

describe('alternatives to a site URL', () => {
  it.each(each)('are read from the message in %s', (language) => {
    for (const code of ['SiteUrl.Taken', 'SiteUrl.Reserved', 'SiteUrl.Invalid'] as const) {
      const { message } = renderProblem(
        { code, params: { alternatives: 'annas, annaUS, anna95' } },
        language,
      );
      expect(alternativesIn(message)).toEqual(['annas', 'annaUS', 'anna95']);
      expect(sentenceBefore(message)).toBe(renderProblem({ code }, language).message);
    }
  });

  it.each(each)('are none in %s if the message proposes none', (language) => {
    for (const code of ['SiteUrl.Taken', 'SiteUrl.Reserved', 'SiteUrl.Required'] as const)
      expect(alternativesIn(renderProblem({ code }, language).message)).toEqual([]);
  });
});
