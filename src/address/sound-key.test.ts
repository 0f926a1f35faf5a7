import { describe, expect, it } from 'vitest';
import { soundKey } from './sound-key.ts';

describe('soundKey', () => {
  it.each([
    ['psalm', 'salm'],
    ['knoxville', 'noxville'],
    ['gnome', 'nome'],
    ['pneu', 'neu'],
    ['wrights', 'rights'],
    ['xenia', 'senia'],
    ['schenectady', 'skenectady'],
    ['hitchcock', 'hichcock'],
    ['czar', 'char'],
    ['phoenix', 'foenix'],
    ['pittsburgh', 'pittsburk'],
    ['wright', 'writ'],
    ['afghan', 'afkan'],
    ['raleigh', 'ralei'],
    ['shaw', 'szaw'],
    ['nation', 'nashon'],
    ['thames', 'tames'],
    ['beckley', 'bekley'],
    ['quebec', 'kebec'],
    ['bridgeport', 'brijeport'],
    ['georgia', 'jeorjia'],
    ['gary', 'kary'],
    ['scenery', 'senery'],
    ['cincinnati', 'sinsinati'],
    ['columbus', 'kolumbus'],
    ['texas', 'teksas'],
    ['zulu', 'sulu'],
    ['vienna', 'fienna'],
    ['dover', 'tover'],
    ['lamb', 'lam'],
    ['whitby', 'hitby'],
    ['reading', 'reding'],
    ['mississippi', 'misisipi'],
    ['oakland', 'eekland'],
  ])('%s sounds like %s', (name, other) => {
    expect(soundKey(name)).toBe(soundKey(other));
  });

  it.each([
    ['oakland', 'kland'],
    ['boston', 'poston'],
    ['salem', 'sale'],
    ['lamb', 'lamp'],
    ['lambton', 'lamton'],
    ['chico', 'kiko'],
    ['gary', 'jary'],
    ['cary', 'sary'],
    ['nation', 'natton'],
    ['scotland', 'sotland'],
    ['aknox', 'anox'],
    ['apsis', 'asis'],
    ['dodge', 'dok'],
    ['axton', 'aston'],
  ])('%s does not sound like %s', (name, other) => {
    expect(soundKey(name)).not.toBe(soundKey(other));
  });
});
