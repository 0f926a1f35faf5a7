import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../src/fields/catalog.ts';
import { type Language, languages, sentencesOf } from '../../src/words/render-problem.ts';
import { addressPath, applicationPath, envelopeOf } from '../support/http-server.ts';
import { type Buyer, eachService, headerOf, newBuyer } from './service.ts';

const tags = Object.keys(languages) as Language[];

const misspelled = {
  Email: 'maria.lopez@example.com',
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Freemont',
  Province: 'CA',
  PostalCode: '94538',
};
const accepted = { ...misspelled, City: 'Fremont' };

/** The messages in a language, with the placeholders unfilled. */
const worded = (tag: Language, code: ProblemCode) => sentencesOf(code, tag)[0] ?? '';

const noApplication = (tag: Language) => worded(tag, 'Application.NotFound');

eachService((opened) => {
  async function call(wanted: string | undefined, url: string, body?: object, buyer: Buyer = newBuyer()) {
    const response = await opened.service.server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: {
        authorization: headerOf(buyer),
        'content-type': 'application/json',
        ...(wanted === undefined ? {} : { 'accept-language': wanted }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { headers: response.headers, ...envelopeOf(response) };
  }

  describe.each(tags)('messages in %s', (tag) => {
    it('exist for a suggestion', async () => {
      const { headers, error } = await call(tag, addressPath, misspelled);
      const message = worded(tag, 'ErrorSuggestedFix');
      expect(error).toEqual([{ field: 'Address', error: 'ErrorSuggestedFix', message }]);
      expect([headers['content-language'], headers.vary]).toEqual([tag, 'Accept-Language']);
    });

    it('exist for every problem of a submission, with its placeholders filled in', async () => {
      const submission = { ...accepted, Phone: '12', Name: '', AddressPrimary: 'x'.repeat(201) };
      const { headers, error } = await call(`${tag}-XX`, addressPath, submission);
      expect(error).toEqual([
        {
          field: 'Phone',
          error: 'Phone.Invalid',
          message: worded(tag, 'Phone.Invalid').replace('{form}', '(201)555-0100'),
        },
        { field: 'Name', error: 'Name.Required', message: worded(tag, 'Name.Required') },
        {
          field: 'AddressPrimary',
          error: 'AddressPrimary.TooLong',
          message: worded(tag, 'AddressPrimary.TooLong').replace('{max}', '200'),
        },
      ]);
      expect(headers['content-language']).toBe(tag);
    });

    it('exist for the problems of an application', async () => {
      const { headers, error } = await call(tag, applicationPath, { Pin: '12a4' });
      const pin = (error ?? []).find(({ field }) => field === 'Pin');
      expect(pin).toEqual({ field: 'Pin', error: 'Pin Invalid', message: worded(tag, 'Pin Invalid') });
      expect([headers['content-language'], headers.vary]).toEqual([tag, 'Accept-Language']);
    });

    it('exist for requests that were not judged', async () => {
      const missing = await call(tag, applicationPath);
      expect(missing.error?.[0]?.message).toBe(noApplication(tag));
      const nowhere = await call(tag, '/v1/nowhere');
      expect(nowhere.error?.[0]?.message).toBe(worded(tag, 'Route.NotFound'));
      expect(nowhere.headers).toMatchObject({ 'content-language': tag, vary: 'Accept-Language' });
    });
  });

  describe('the language of messages', () => {
    it.each([
      [undefined, 'en'],
      ['', 'en'],
      ['ko, zh-TW;q=0.9', 'en'],
      ['fr;q=0', 'en'],
      ['fr;q=high', 'en'],
      ['pt-BR', 'pt'],
      ['de-CH, fr;q=0.9', 'de'],
      ['en;q=0.2, nl;q=0.4, *;q=0.1', 'nl'],
    ])('for Accept-Language %s is %s', async (wanted, language) => {
      const { headers, error } = await call(wanted, addressPath, misspelled);
      expect(headers['content-language']).toBe(language);
      expect(error?.[0]?.message).toBe(worded(language as Language, 'ErrorSuggestedFix'));
    });

    it.each([
      [undefined, 'de'],
      ['*', 'de'],
      ['ko', 'de'],
      ['de;q=0', 'en'],
      ['nl', 'nl'],
    ])('of a market that speaks German is for Accept-Language %s %s', async (wanted, language) => {
      const buyer = newBuyer({ market: 'DE', rules: 'strict' });
      const judged = await call(wanted, applicationPath, { Pin: '1' }, buyer);
      const missing = await call(wanted, applicationPath, undefined, buyer);
      const tag = language as Language;
      const expected = [worded(tag, 'SiteUrl.Required'), noApplication(tag)];
      expect([judged, missing].map(({ error }) => error?.at(-1)?.message)).toEqual(expected);
      for (const { headers } of [judged, missing]) expect(headers['content-language']).toBe(language);
    });

    it('is chosen from both of two header fields', async () => {
      const headers = { authorization: headerOf(newBuyer()), 'accept-language': ['en;q=0.1', 'it'] };
      const response = await opened.service.server.inject({ url: addressPath, headers });
      expect(response.headers['content-language']).toBe('it');
    });

    it('changes only the messages of a judgement', async () => {
      const { headers: _inEnglish, error: english, ...judgement } = await call('en', addressPath, misspelled);
      const { headers: _inJapanese, error: japanese, ...same } = await call('ja', addressPath, misspelled);
      expect(same).toEqual(judgement);
      const coded = (items: typeof english) => items?.map(({ field, error }) => ({ field, error }));
      expect(coded(japanese)).toEqual(coded(english));
    });

    it('is not named if there is no message', async () => {
      const buyer = newBuyer();
      const set = await call('de', addressPath, accepted, buyer);
      const read = await call('de', addressPath, undefined, buyer);
      for (const { success, headers } of [set, read]) {
        expect([success, headers['content-language'], headers.vary]).toEqual([true, undefined, undefined]);
      }
    });

    it('does not change what is stored and read', async () => {
      const buyer = newBuyer();
      await call('ja', addressPath, accepted, buyer);
      const inGerman = await call('de', addressPath, undefined, buyer);
      const inEnglish = await call(undefined, addressPath, undefined, buyer);
      expect({ ...inGerman, headers: {} }).toEqual({ ...inEnglish, headers: {} });
    });
  });
});
