import { afterEach, expect, it, vi } from 'vitest';
import { startSummary, type VerifiedLine } from './verify-file.ts';

const terminal = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  Object.defineProperty(process.stderr, 'isTTY', terminal ?? { value: undefined, configurable: true });
});

function shownOn(isTTY: boolean): string {
  Object.defineProperty(process.stderr, 'isTTY', { value: isTTY, configurable: true });
  Object.assign(process.stderr, { hasColors: () => process.env.NO_COLOR === undefined });
  let written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  const summary = startSummary();
  const line = (success: boolean, CanCorrect: boolean, code: string) =>
    ({
      success,
      CanCorrect,
      error: [{ field: code.split('.')[0], error: code, message: '' }],
    }) as unknown as VerifiedLine;
  summary.count(line(true, false, ''));
  summary.count(line(false, true, 'ErrorSuggestedFix'));
  summary.count(line(false, false, 'City.Mismatch'));
  summary.count(line(false, false, 'Line.NotJson'));
  summary.show();
  summary.end();
  expect(summary.unread).toBe(1);
  return written;
}

it('the summary is silent if standard error is no terminal', () => {
  expect(shownOn(false)).toBe('');
});

it('the summary shows progress, and at the end what became of the lines, in colours', () => {
  const shown = shownOn(true);
  expect(shown).toContain('4 addresses …');
  expect(shown).toMatch(
    /4 lines in \d+\.\d s: .*1 accepted.*1 with a correction.*1 refused.*1 that could not be read/,
  );
  expect(shown).toContain('\u001b[32m');
});

it('the summary has no colours if they are not wanted', () => {
  vi.stubEnv('NO_COLOR', '1');
  expect(shownOn(true)).not.toContain('\u001b[3');
});
