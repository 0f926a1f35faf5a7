import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWindowCounts } from './window-counts.ts';

function open(options: { most?: number; mostKeys?: number } = {}) {
  const clock = { time: 1_000 };
  const counts = createWindowCounts({ most: 2, windowMs: 100, mostKeys: 1_000, ...options });
  return {
    clock,
    add: (key: string) => counts.add(key, clock.time),
    waitMs: (key: string) => counts.waitMs(key, clock.time),
    learn: (key: string, total: number, leftMs: number) => counts.learn(key, total, leftMs, clock.time),
  };
}

describe('a window', () => {
  test('opens with the first request of a key and ends on time, whatever comes meanwhile', () => {
    const { clock, ...counts } = open();
    expect(counts.add('a')).toBe(0);
    clock.time += 60;
    expect(counts.add('a')).toBe(0);
    expect(counts.add('a')).toBe(40);
    clock.time += 39;
    expect(counts.add('a')).toBe(1);
    clock.time += 1;
    expect(counts.add('a')).toBe(0);
  });

  test('belongs to one key', () => {
    const counts = open({ most: 1 });
    counts.add('a');
    expect([counts.add('a'), counts.add('b')]).toEqual([100, 0]);
  });

  test('counts nothing when it is only looked at', () => {
    const counts = open({ most: 1 });
    expect(counts.waitMs('a')).toBe(0);
    counts.add('a');
    expect(counts.waitMs('a')).toBe(0);
    counts.add('a');
    expect(counts.waitMs('a')).toBe(100);
  });

  test('continues from a count learnt elsewhere', () => {
    const { clock, ...counts } = open();
    expect(counts.learn('a', 2, 50)).toBe(0);
    expect(counts.add('a')).toBe(50);
    expect(counts.learn('b', 3, 20)).toBe(20);
    clock.time += 20;
    expect(counts.waitMs('b')).toBe(0);
    expect(counts.add('b')).toBe(0);
  });
});

test('of more keys than can be held, the one opened first is forgotten', () => {
  const counts = open({ most: 0, mostKeys: 3 });
  for (const key of ['a', 'b', 'c', 'a', 'd']) counts.add(key);
  expect(['a', 'b', 'c', 'd'].map((key) => counts.waitMs(key))).toEqual([0, 100, 100, 100]);
});

test('no key passes its limit in any window that it opened, whatever comes when', () => {
  const steps = fc.array(fc.record({ key: fc.constantFrom('a', 'b'), after: fc.nat(60) }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), (list, most) => {
      const { clock, ...counts } = open({ most });
      const opened = new Map<string, { at: number; passed: number }>();
      for (const { key, after } of list) {
        clock.time += after;
        const known = opened.get(key);
        const window =
          known !== undefined && clock.time < known.at + 100 ? known : { at: clock.time, passed: 0 };
        opened.set(key, window);
        const wait = counts.add(key);
        expect(wait).toBe(window.passed < most ? 0 : window.at + 100 - clock.time);
        if (wait === 0) window.passed += 1;
      }
    }),
    { numRuns: 100 },
  );
});
