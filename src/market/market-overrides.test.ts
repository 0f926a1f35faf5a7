import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMarketOverrides } from '../../test/support/load-market-overrides.ts';
import { readMarketOverrides } from './market-overrides.ts';
import { overrideRules } from './override-rules.ts';

describe('readMarketOverrides', () => {
  it.each([
    ['', 'the file is not JSON'],
    ['{ "US": ', 'the file is not JSON'],
    ['[]', 'the file must be a JSON object'],
    ['null', 'the file must be a JSON object'],
    ['{ "us": {} }', 'us is not a market: use an ISO 3166-1 code of two capital letters'],
    ['{ "USA": {} }', 'USA is not a market'],
    ['{ "toString": {} }', 'toString is not a market'],
    ['{ "US": null }', 'US must be a JSON object'],
    ['{ "US": [] }', 'US must be a JSON object'],
    [
      '{ "US": { "postOfficeBox": "refused" } }',
      `US.postOfficeBox is no rule: use ${Object.keys(overrideRules).join(', ')}`,
    ],
    ['{ "US": { "constructor": 1 } }', 'US.constructor is no rule'],
    ['{ "US": { "postOfficeBoxes": true } }', 'US.postOfficeBoxes must be "accepted" or "refused"'],
    ['{ "DE": { "ageOfMajority": "18" } }', 'DE.ageOfMajority must be a whole number of years from 10 to 30'],
    ['{ "DE": { "ageOfMajority": 18.5 } }', 'DE.ageOfMajority must be'],
    ['{ "DE": { "ageOfMajority": 180 } }', 'DE.ageOfMajority must be'],
    ['{ "DE": { "timeZone": "Europe/Bonn" } }', 'DE.timeZone must be an IANA time zone'],
    ['{ "DE": { "timeZone": "" } }', 'DE.timeZone must be an IANA time zone'],
    ['{ "US": { "provincesServed": [] } }', 'US.provincesServed must be a list of provinces, at least one'],
    ['{ "US": { "provincesServed": "CA" } }', 'US.provincesServed must be a list of provinces'],
    [
      '{ "US": { "provincesNotServed": ["CA", " "] } }',
      'US.provincesNotServed[1] must be the code or the name of a province',
    ],
    [
      '{ "US": { "provincesServed": ["CA"], "provincesNotServed": ["AK"] } }',
      'US.provincesNotServed cannot stand beside provincesServed',
    ],
    ['{ "US": { "province": true } }', 'US.province must be "required", "optional" or "none"'],
    ['{ "US": { "city": "never" } }', 'US.city must be "required", "optional" or "none"'],
    [
      '{ "US": { "province": "none", "provincesNotServed": ["AK"] } }',
      'US.province cannot be "none" beside provincesServed or provincesNotServed',
    ],
    ['{ "US": { "taxId": "us.ssn" } }', 'US.taxId must be a list of tax number schemes'],
    ['{ "US": { "taxId": ["us.snn"] } }', 'US.taxId[0] must be a tax number scheme, such as "us.ssn"'],
    ['{ "US": { "taxId": ["us.ssn", "../../us.ssn"] } }', 'US.taxId[1] must be a tax number scheme'],
    ['{ "US": { "postOfficeBoxes": null } }', 'US.postOfficeBoxes must be'],
    ['{ "US": { "military": "no" } }', 'US.military must be "accepted" or "refused"'],
    ['{ "US": { "pickUp": "no" } }', 'US.pickUp must be true or false'],
    ['{ "US": { "pickUp": 0 } }', 'US.pickUp must be true or false'],
    [
      '{ "US": { "hiddenFields": "TaxId" } }',
      'US.hiddenFields must be a list of fields out of MiddleInitial',
    ],
    ['{ "US": { "hiddenFields": ["TaxId", "Pin"] } }', 'US.hiddenFields[1] must be "MiddleInitial"'],
    ['{ "US": { "hiddenFields": ["taxId"] } }', 'US.hiddenFields[0] must be "MiddleInitial"'],
    [
      '{ "JP": { "hiddenFields": ["PartnerLastName", "TaxId"] } }',
      'JP.hiddenFields must name PartnerFirstName and PartnerLastName together',
    ],
    [
      '{ "JP": { "hiddenFields": ["PartnerFirstName"] } }',
      'JP.hiddenFields must name PartnerFirstName and PartnerLastName together',
    ],
    [
      '{ "KR": { "language": "ko" } }',
      'KR.language must be "en", "es", "fr", "de", "pt", "it", "nl" or "ja"',
    ],
    ['{ "DE": { "language": "de-DE" } }', 'DE.language must be "en"'],
    ['{ "DE": { "language": ["de"] } }', 'DE.language must be "en"'],
    ['{ "DE": { "language": "toString" } }', 'DE.language must be "en"'],
  ])('refuses %s', (text, message) => {
    const { findings } = readMarketOverrides(text);
    expect(findings.some((finding) => finding.startsWith(message))).toBe(true);
  });

  it('says where a file stops being JSON, and quotes nothing of it', () => {
    const { findings } = readMarketOverrides('{\n "US": { secret: 1 } }');
    expect(findings).toEqual([expect.stringMatching(/^the file is not JSON/)]);
    expect(findings.join()).not.toContain('secret');
  });

  it('finds every fault with its path, and keeps the valid members', () => {
    const file = {
      us: {},
      US: { military: 'no', taxId: ['us.ssn', 'us.snn', 7], pickUp: false, boxes: 1 },
      DE: [],
      JP: { province: 'none', provincesServed: ['Tokyo'], hiddenFields: ['PartnerLastName'] },
    };
    const { overrides, findings } = readMarketOverrides(JSON.stringify(file));
    expect(findings.map((finding) => finding.split(' ')[0])).toEqual([
      'us',
      'US.military',
      'US.taxId[1]',
      'US.taxId[2]',
      'US.boxes',
      'DE',
      'JP.province',
      'JP.hiddenFields',
    ]);
    expect(overrides.get('US')).toEqual({ pickUp: false });
    expect(() => loadMarketOverrides(JSON.stringify(file))).toThrow(findings.join('\n'));
  });

  it('reads every rule', () => {
    const rules = {
      postOfficeBoxes: 'refused',
      military: 'refused',
      caution: 'strict',
      houseNumber: 'ask',
      unit: 'ask',
      pickUp: false,
      city: 'optional',
      province: 'required',
      postalCode: 'none',
      provincesNotServed: ['AK', 'Hawaii'],
      ageOfMajority: 19,
      timeZone: 'America/Chicago',
      taxId: ['us.ssn', 'us.itin'],
      hiddenFields: ['TaxId', 'PartnerLastName', 'PartnerFirstName'],
      offensiveSiteUrls: 'accepted',
      language: 'es',
    };
    expect(Object.keys(rules)).toEqual(
      Object.keys(overrideRules).filter((name) => name !== 'provincesServed'),
    );
    expect(loadMarketOverrides(JSON.stringify({ US: rules, DE: {} }))).toEqual(
      new Map<string, object>([
        ['US', rules],
        ['DE', {}],
      ]),
    );
  });

  it('has a line in the documentation for every rule, in their order', () => {
    const page = readFileSync(new URL('../../docs/markets.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(documented).toEqual(Object.keys(overrideRules));
  });

  it('reads the file that the documentation shows', () => {
    const page = readFileSync(new URL('../../docs/markets.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n([^`]+)```/.exec(page) ?? [];
    expect([...loadMarketOverrides(example).keys()]).toEqual(['US', 'CA', 'DE', 'JP']);
  });

  it('either reads a file or names what is wrong with it, whatever it holds', () => {
    const members = fc.dictionary(
      fc.constantFrom(...Object.keys(overrideRules), 'other'),
      fc.jsonValue({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('US', 'DE', 'XX'), fc.oneof(members, fc.jsonValue())),
        (file) => {
          const { overrides, findings } = readMarketOverrides(JSON.stringify(file));
          if (findings.length === 0) expect(overrides.size).toBe(Object.keys(file).length);
        },
      ),
    );
  });
});
