import { describe, expect, it } from 'vitest';
import { noAddress } from '../postal-address.ts';
import { linesOnce, withLinesOnce } from './lines-once.ts';

describe('lines', () => {
  it.each([
    [['1 Elm St', '1 elm st.'], ['1 Elm St']],
    [
      ['Acme', '1 Elm St', 'Acme'],
      ['Acme', '1 Elm St'],
    ],
    [['1 Elm St Apt 2', 'Apt. 2'], ['1 Elm St Apt 2']],
    [['1 Elm St', '1 Elm St, Apt 2'], ['1 Elm St, Apt 2']],
    [['-', '1 Elm St'], ['1 Elm St']],
    [
      ['1 Elm St', 'Elm St'],
      ['1 Elm St', 'Elm St'],
    ],
    [
      ['1 Elm St Apt 2', '2'],
      ['1 Elm St Apt 2', '2'],
    ],
    [
      ['12 Elm St', '2 Elm St'],
      ['12 Elm St', '2 Elm St'],
    ],
    [['-'], ['-']],
    [['-', '.'], ['-']],
  ])('%j are %j, each once', (lines, once) => {
    expect(linesOnce(lines)).toEqual(once);
  });

  it('do not move into a first line that is left out', () => {
    const lines = { line1: null, line2: '-', line3: '1 Elm St' };
    expect(withLinesOnce({ ...noAddress, ...lines })).toEqual({ ...noAddress, line2: '1 Elm St' });
  });
});
