import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog } from '../fields/catalog.ts';
import { type Language, languages, renderProblem, sentencesOf } from './render-problem.ts';

const tags = Object.keys(languages) as Language[];
const anyLanguage = fc.constantFrom(...tags);
const anyEntry = fc.constantFrom(...catalog);

/** The parameters of every message. */
const params = {
  count: '2',
  cells: '3',
  columns: '4',
  form: '12345',
  max: '40',
  age: '18',
  scope: 'checkout',
  methods: 'GET, HEAD',
  alternatives: 'Sun7',
};

describe('a problem', () => {
  it('without a parameter that its message needs is a defect', () => {
    const problem = { code: 'Phone.Invalid', params: { max: '40' } } as const;
    expect(() => renderProblem(problem, 'en')).toThrow('Phone.Invalid lacks the parameter form');
  });

  it('is worded in each language', () => {
    const worded = tags.map((tag) => renderProblem({ code: 'DateOfBirth.TooYoung', params }, tag).message);
    expect(worded).toEqual([
      'Distributors must be at least 18 years old here.',
      'Aquí los distribuidores deben tener al menos 18 años.',
      'Ici, les distributeurs doivent avoir au moins 18 ans.',
      'Vertriebspartner müssen hier mindestens 18 Jahre alt sein.',
      'Aqui os distribuidores devem ter pelo menos 18 anos.',
      'Qui i distributori devono avere almeno 18 anni.',
      'Distributeurs moeten hier minstens 18 jaar oud zijn.',
      'ここではディストリビューターは18歳以上でなければなりません。',
    ]);
  });

  it('names a field as the market does', () => {
    const names = { locality: 'postTown', administrativeArea: 'prefecture', postalCode: 'zip' } as const;
    const required = (code: 'PostalCode.Required' | 'Province.Required', tag: Language) =>
      renderProblem({ code }, tag, names).message;
    expect(required('PostalCode.Required', 'en')).toBe('Enter the ZIP code.');
    expect(required('PostalCode.Required', 'de')).toBe('Geben Sie die Postleitzahl (ZIP) ein.');
    expect(required('Province.Required', 'ja')).toBe('都道府県を入力してください。');
    expect(renderProblem({ code: 'PostalCode.Required' }, 'en').message).toBe('Enter the postal code.');
  });

  it('says more where it has more parameters, in each language', () => {
    for (const tag of tags) {
      const brief = renderProblem({ code: 'SiteUrl.Taken' }, tag).message;
      const full = renderProblem(
        { code: 'SiteUrl.Taken', params: { alternatives: 'Sun7, SunUS' } },
        tag,
      ).message;
      expect(full.startsWith(brief)).toBe(true);
      expect(full.slice(brief.length)).toContain('Sun7, SunUS');
    }
  });

  it('has its code and field in every language, and no placeholder left', () => {
    fc.assert(
      fc.property(anyEntry, anyLanguage, ({ code, field }, language) => {
        const item = renderProblem({ code, params }, language);
        expect(item).toEqual({ field, error: code, message: expect.stringMatching(/^[^{}]+$/) });
      }),
    );
  });

  it('inserts a parameter as it is, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('$&', '{form}', "$'", '$1')),
        anyLanguage,
        (form, language) => {
          const { message } = renderProblem({ code: 'PhoneHome.Invalid', params: { form } }, language);
          expect(message).toBe(sentencesOf('PhoneHome.Invalid', language)[0]?.split('{form}').join(form));
        },
      ),
    );
  });
});
