import { describe, expect, it } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import { type Constants, type FitCase, propose, tryValues } from './fit-costs.ts';
import { kinds } from './kinds.ts';
import { clarityOf, isOneEdit } from './meanings.ts';
import { isRight, measure } from './measure.ts';
import { outcomeOf } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';

const { format, places } = madeUs;
if (places === undefined) throw new Error('the made US has places');
const evidence = new PlacesEvidence(format, places);
const meant = typedAddress();

describe('what a typed address can mean', () => {
  const clarity = (parts: Partial<typeof meant>) => clarityOf({ ...meant, ...parts }, meant, evidence);

  it('is one address if one slip explains it', () => {
    expect(clarity({ locality: 'Freemont' })).toBe('one');
    expect(clarity({ administrativeArea: 'NV' })).toBe('one');
    expect(clarity({ administrativeArea: null })).toBe('one');
    expect(clarity({ locality: 'Freemont', administrativeArea: null })).toBe('one');
  });

  it('is several addresses if another place is equally few slips away', () => {
    // 94537 is a digit from 94536, 94538 and 94539.
    expect(clarity({ postalCode: '94537' })).toBe('ambiguous');
    expect(clarity({ locality: 'San Diego' })).toBe('ambiguous');
  });

  it('cannot be seen if the typed parts make a place, or one next to it', () => {
    expect(clarity({ postalCode: '94539' })).toBe('unseen');
    expect(clarity({ locality: 'Newark' })).toBe('unseen');
    expect(clarity({ locality: 'Newark', administrativeArea: 'NV' })).not.toBe('unseen');
  });
});

it.each([
  ['fremont', 'freemont', true],
  ['fremont', 'fermont', true],
  ['fremont', 'fremon', true],
  ['fremont', 'frexont', true],
  ['fremont', 'fremont', false],
  ['fremont', 'fermotn', false],
  ['fremont', 'fremo', false],
])('%s and %s are one edit apart: %s', (a, b, isOne) => {
  expect(a !== b && isOneEdit(a, b)).toBe(isOne);
});

describe('an outcome', () => {
  const suggested = (suggestion: typeof meant | null) =>
    outcomeOf({ suggestion, problems: ['ErrorSuggestedFix'] }, [meant], evidence);

  it('is misleading if a suggestion has another city, province or code', () => {
    expect(suggested({ ...meant, locality: 'Newark' })).toBe('misleading');
    expect(suggested({ ...meant, administrativeArea: 'NV' })).toBe('misleading');
    expect(suggested({ ...meant, postalCode: '94539' })).toBe('misleading');
  });

  it('is corrected however the suggestion writes the intended address', () => {
    expect(
      suggested({
        ...meant,
        locality: 'FREMONT',
        administrativeArea: 'California',
        postalCode: '94538-1234',
      }),
    ).toBe('corrected');
  });

  it('is doubted or accepted without a suggestion', () => {
    expect(suggested(null)).toBe('doubted');
    expect(outcomeOf({ suggestion: null, problems: [] }, [meant], evidence)).toBe('accepted');
  });
});

describe('measuring', () => {
  const address = { id: 'one', source: 'made', address: meant, isSound: true, isAgreed: true };
  const acceptAll = {
    country: madeUs,
    evidence,
    judge: (typed: typeof meant) => ({ suggestion: null, problems: [], stored: typed }),
  };
  const cases = [...measure(address, kinds, acceptAll)];

  it('uses the same cases whatever else is measured', () => {
    const [only] = kinds.filter(({ name }) => name === 'wrong digit + one line');
    const [alone] = only === undefined ? [] : [...measure(address, [only], acceptAll)];
    expect(alone?.typed).toEqual(cases.find(({ kind }) => kind === only)?.typed);
  });

  it('finds an engine that accepts everything right about harmless slips and wrong about faults', () => {
    for (const each of cases) {
      const isHarmless = each.kind.sort === 'real' || each.kind.sort === 'harmless';
      expect([each.kind.name, isRight(each) ?? false]).toEqual([each.kind.name, isHarmless]);
    }
    expect(cases.filter(({ kind }) => kind.sort === 'two').length).toBeGreaterThan(50);
  });

  it('types an unsound row only as it is', () => {
    const typed = [...measure({ ...address, isSound: false }, kinds, acceptAll)];
    expect(typed.map(({ kind }) => kind.name)).toEqual(['as it is']);
  });
});

describe('fitting a constant', () => {
  const constants: Constants = { margin: 1 };
  // Each source accepts at or above its own margin.
  const caseOf = (source: string, least: number): FitCase => ({
    source,
    sort: 'one',
    judge: () => ((constants.margin ?? 0) >= least ? 'corrected' : 'doubted'),
    lossOf: (outcome) => (outcome === 'corrected' ? 0 : 1),
  });

  it('proposes what the other sources choose, and puts the constant back', () => {
    const cases = [caseOf('a', 2), caseOf('b', 2), caseOf('c', 0)];
    const proposal = propose('margin', tryValues(cases, constants, 'margin', [1, 0.5, 2]));
    expect(proposal).toMatchObject({ now: 1, proposed: 2, better: ['a', 'b'], worse: [], gain: 1 });
    expect(proposal?.heldOutGain).toBeCloseTo(1);
    expect(constants.margin).toBe(1);
  });

  it('shows that a change from one source alone does not hold', () => {
    const cases = [caseOf('a', 2), caseOf('b', 0)];
    const proposal = propose('margin', tryValues(cases, constants, 'margin', [1, 2]));
    expect(proposal?.gain).toBe(1);
    expect(proposal?.heldOutGain).toBe(0);
  });

  it('proposes nothing if nothing is better', () => {
    expect(propose('margin', tryValues([caseOf('a', 0)], constants, 'margin', [1, 2]))).toBeUndefined();
  });
});
