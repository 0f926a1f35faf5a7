import { describe, expect, it } from 'vitest';
import { foldedWords } from '../text/place-key.ts';
import { isKeyRun, isNoText, kindOfLabel, namesNothing, repeatsLetters, typingCost } from './noise.ts';
import wordsForNothing from './words-for-nothing.json' with { type: 'json' };

describe('a word for nothing', () => {
  it.each([
    'n/a',
    'N.A.',
    'none',
    'Unknown',
    'same as above',
    'keine',
    'siehe oben',
    'aucune',
    'nada',
    '不明',
    'Not applicable',
    'City',
    'Foobar',
    'Zuhause',
    'ninguna',
    'la misma',
    'Adresse',
    'niente',
    'onbekend',
    'nenhum',
    'unknown city',
    'no address',
    'тест',
    '没有',
    'ไม่มี',
    'No',
    'test 2',
    'testing123',
    'Testville',
    'Asdfville',
    'Nowheresville',
    'Musterstadt',
    'bla bla',
    'testtest',
    'see above',
    'I don’t know',
    'none of your business',
    'wo ich wohne ist egal',
    'chez moi',
    'lugar nenhum',
    'go fuck yourself',
    '都市',
    'わかりません',
    '住所不明',
    'Postal code',
    'Town/City',
    'Straße und Hausnummer',
    'Οδός',
    'Почтовый индекс',
    '城市',
    'nie dotyczy',
    'Teststreet',
    'Sampletown',
    'see instructions',
    'leave at door',
    'deliver to door',
    'ring bell',
    'pls ring bell',
    'call on arrival',
    'ask neighbour',
    'urgent',
    'use my saved address',
    'laisser devant la porte',
    'sonnez',
    'vor der Tür',
    'dringend',
    'evim',
    'hemma hos mig',
    'finns ej',
    'ikke',
    'intet',
    'tyhjä',
    'viz výše',
    'üres',
    'отсутствует',
    'нічого',
    'δεν υπάρχει',
    'rumah saya',
    'như trên',
    'ที่บ้าน',
    '위와 같음',
    '不详',
    'نفس العنوان',
    'כנ"ל',
    'ندارد',
    'कुछ नहीं',
    'kuch nahi',
    'wala po',
    'u mnie',
    'bel mij',
    'no permanent address',
    'stejná adresa',
    'kapıya bırakın',
    'la fel',
    'ฝากไว้ข้างบ้าน',
    '문앞에 놔주세요',
    '放门口',
    'line 1',
  ])('%s is one', (text) => {
    expect(namesNothing(text)).toBe(true);
  });

  it.each([
    'Nantes',
    'Homer',
    'Nonesuch',
    'Testaccio',
    'Streetly',
    'Home Valley',
    'The Street',
    'Town Street',
    'Area 3',
    'Lo',
    'Alpha',
    'Bellefontaine Neighbors',
    '',
  ])('%s is none', (text) => {
    expect(namesNothing(text)).toBe(false);
  });
});

describe('what is no text of a letter', () => {
  it.each(['jo@shop.example', 'https://shop.example', 'www.shop.example', '<b>Berlin</b>', '{{city}}'])(
    '%s',
    (text) => {
      expect(isNoText(text)).toBe(true);
    },
  );

  it.each(['Shop 4 @ The Mall', 'c/o Sample & Co.', 'Haus <3', 'No. 4, St. John’s'])('%s is text', (text) => {
    expect(isNoText(text)).toBe(false);
  });
});

describe('letters over and over', () => {
  it.each(['zzz', 'aaa bbb', 'q w e r t y', 'ааа', '아아아', 'กกก', 'ㅇㅇ'])('are in %s', (text) => {
    expect(repeatsLetters(text)).toBe(true);
  });

  it.each(['Aa Street', 'Titi', '林林', 'S/N', 'W.P.', '12', ''])('are not in %j', (text) => {
    expect(repeatsLetters(text)).toBe(false);
  });
});

describe('a run of keys', () => {
  it.each([
    'asdf',
    'asd',
    'oooo',
    'qaz',
    '1qaz2wsx',
    'edcrfv',
    'qwertz',
    'azerty',
    'lkjh',
    'asdfasdf',
    'lkjsdf',
    'sdfsdf',
    'xxxx',
    '12345',
    'abcd',
    'zyx',
    'mlkj',
    'wxcvbn',
    'mnbvcxy',
    'bcbc',
    'bcdfbcdf',
    'ицукен',
    'фыва',
    'ασδφ',
    'あいうえお',
    'asdas',
    'фівап',
    'asdfol',
    'lalala',
    'ฟหกด',
    'कखग',
  ])('%s is one', (text) => {
    expect(isKeyRun(text)).toBe(true);
  });

  it.each([
    'titi',
    'akaaka',
    'baybay',
    'wawa',
    'papeete',
    'r326',
    'po',
    'were',
    'bern',
    'street',
    'bcbcb',
    'asda',
    'جده',
    'bcdfgbcdfg',
    'xxx',
    '',
  ])('%s is none', (text) => {
    expect(isKeyRun(text)).toBe(false);
  });

  it.each(['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', '1234567890'])(
    'that is long is looked at in few steps, although there are ever more ways to cut it: %s',
    (row) => {
      expect(isKeyRun(row.repeat(300 / row.length))).toBe(true);
      expect(isKeyRun(`${row.repeat(300 / row.length)}aoe`)).toBe(false);
    },
  );
});

it('the words for nothing are folded, and each stands in one list', () => {
  const words = Object.values(wordsForNothing)
    .flatMap(({ nothing, beside, sentence }) => [...nothing, ...beside, ...sentence])
    .flatMap((line) => line.split(' '));
  expect(words.filter((word) => foldedWords(word).join('') !== word)).toEqual([]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('no word that stands only beside those for nothing is a label of forms too', () => {
  const words = Object.values(wordsForNothing).flatMap(({ beside }) => beside.join(' ').split(' '));
  expect(words.filter(kindOfLabel)).toEqual([]);
});

it('a street may be called by a sentence', () => {
  expect([namesNothing('Why Worry Lane'), namesNothing('Because Lane', true)]).toEqual([false, false]);
  expect(namesNothing('Because Lane')).toBe(true);
});

it('keys beside each other are likelier than keys far apart', () => {
  expect(typingCost('asdf')).toBeLessThan(typingCost('apzm'));
  expect(typingCost('asdfg')).toBeGreaterThan(typingCost('asdf'));
  // Two keys to either side, on the same row or the next, are a hand's reach. Then come those of the row, of
  // the middle row, and of none.
  for (const near of ['gd', 'gj']) expect(typingCost(near)).toBe(typingCost('gh'));
  for (const near of ['gt', 'gb', 'gr', 'gn']) expect(typingCost(near)).toBe(typingCost('gy'));
  const falling = ['gh', 'ga', 'gt', 'ts', 'go'];
  for (const [at, key] of falling.slice(1).entries())
    expect([key, typingCost(key) > typingCost(falling[at] ?? '')]).toEqual([key, true]);
  for (const far of ['gw', 'go', 'g5', 'gm', 'g ', 'gé']) expect(typingCost(far)).toBe(typingCost('go'));
});

it('keys that come again are likelier, and so are many keys of one row', () => {
  expect(typingCost('dasda')).toBeLessThan(typingCost('dasfg'));
  expect(typingCost('aslkdjf')).toBeLessThan(typingCost('aslkdj') + 3);
  expect(typingCost('aslkdjf')).toBeLessThan(typingCost('aslkdju') - 3);
});
