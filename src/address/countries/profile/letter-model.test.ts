import { describe, expect, it } from 'vitest';
import { madePlaces } from '../../../../test/fixtures/made-places.ts';
import { type LetterModel, letterModel } from './letter-model.ts';

function modelOf(...names: string[]): LetterModel {
  return letterModel(
    madePlaces(
      'US',
      names.map((name, at) => [`1000${at}`, name, 'CA', 37, -121]),
    ),
  );
}

describe('letterModel', () => {
  it('finds the only spelling that it knows likely, and other letters or another order odd', () => {
    const nats = modelOf('Abx');
    expect(nats('abx')).toBeLessThan(0.5);
    for (const odd of ['bax', 'xab', 'qrs']) expect(nats(odd)).toBeGreaterThan(15);
  });

  it('shares the probability among all that follows', () => {
    const alone = modelOf('Abx');
    for (const names of [
      ['Abx', 'Cdy'],
      ['Cdy', 'Abx'],
    ])
      expect(modelOf(...names)('abx') - alone('abx')).toBeCloseTo(Math.log(2), 2);
    expect(modelOf('Abx', 'Cdy', 'Efz')('abx') - alone('abx')).toBeCloseTo(Math.log(3), 2);
    expect(modelOf('Abx', 'Aby')('abx') - alone('abx')).toBeCloseTo(Math.log(2), 2);
  });

  it('learns more from the two letters before than from the one', () => {
    const nats = modelOf('Abx', 'Cby');
    expect(nats('abx') + 1).toBeLessThan(nats('aby'));
    expect(nats('aby') + 3).toBeLessThan(nats('abq'));
  });

  it('learns how names begin and end', () => {
    const nats = modelOf('Abx');
    expect(nats('ab') - nats('abx')).toBeGreaterThan(3);
    expect(nats('bx') - nats('abx')).toBeGreaterThan(3);
    expect(nats('abxx') - nats('abx')).toBeGreaterThan(3);
  });

  it('takes every letter outside a to z for the same, and for odder than those it has not seen', () => {
    const nats = modelOf('Abx', 'Azk');
    expect(nats('abé')).toBeGreaterThan(nats('abq') + 1);
    for (const letter of ['ж', '5', '{', '`']) expect(nats(`ab${letter}`)).toBe(nats('abé'));
    for (const letter of ['a', 'z', 'k']) expect(nats(`ab${letter}`)).toBeLessThan(nats('abé') - 1);
  });

  it('has seen letters of other alphabets where names have them', () => {
    expect(modelOf('Київ')('київ')).toBeLessThan(modelOf('Abx')('київ') - 10);
  });

  it('finds the oddest letters in a row, wherever they stand', () => {
    const nats = modelOf('Abxabx');
    const odd = nats('qr', 2);
    for (const key of ['qrabx', 'abxqrabx']) expect(nats(key, 2)).toBeGreaterThan(odd - 3);
    expect(nats('abxabx', 2)).toBeLessThan(2);
    expect(nats('abqabx', 99)).toBe(nats('abqabx'));
  });
});
