import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterFamily, gaugeFamily, Histogram, histogramFamily } from './families.ts';

const things = () => counterFamily('things_total', 'Things.', ['kind']);

describe('the text of a family', () => {
  it('has its heading before there is any member', () => {
    expect(things().render()).toBe('# HELP things_total Things.\n# TYPE things_total counter\n');
  });

  it('has a line for each list of labels, and one member behind each', () => {
    const family = things();
    family.of('a').increment();
    family.of('b').increment(3);
    family.of('a').increment();
    expect(family.render().split('\n').slice(2)).toEqual([
      'things_total{kind="a"} 2',
      'things_total{kind="b"} 3',
      '',
    ]);
  });

  it('escapes quotes, backslashes and line breaks of a label', () => {
    const family = things();
    family.of('a"\\\n').increment();
    expect(family.render()).toContain('things_total{kind="a\\"\\\\\\n"} 1\n');
  });

  it('of a histogram counts each bucket with those below it', () => {
    const family = histogramFamily('wait_seconds', 'Waits.', [], [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) family.of().observe(value);
    expect(family.render().split('\n').slice(2)).toEqual([
      'wait_seconds_bucket{le="0.1"} 2',
      'wait_seconds_bucket{le="1"} 3',
      'wait_seconds_bucket{le="+Inf"} 4',
      'wait_seconds_sum 7.65',
      'wait_seconds_count 4',
      '',
    ]);
  });

  it('of a gauge is read when it is asked for', () => {
    let now = 1;
    const family = gaugeFamily('level', 'Level.', ['tank'], () => [['left', now]]);
    now = 2;
    expect(family.render()).toContain('level{tank="left"} 2\n');
  });

  it('refuses labels that the family does not have', () => {
    expect(() => things().of('a', 'b')).toThrow(RangeError);
  });
});

describe('a histogram', () => {
  it('puts every number into the one bucket whose bounds hold it', () => {
    const bounds = [0.001, 0.1, 2];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (value) => {
        const histogram = new Histogram(bounds);
        histogram.observe(value);
        const bucket = [...histogram.counts].indexOf(1);
        expect([...histogram.counts].reduce((sum, count) => sum + count)).toBe(1);
        expect(value).toBeLessThanOrEqual(bounds[bucket] ?? Number.POSITIVE_INFINITY);
        expect(value).toBeGreaterThan(bounds[bucket - 1] ?? -1);
        expect(histogram.sum).toBe(value);
      }),
    );
  });
});
