import type { NumberRange, StreetNumbers } from '../../address/street/streets.ts';
import { suffixCode, suffixCodes, suffixOfCode } from '../read/numbers-code.ts';

/** Collects the numbers of one street from several places, in any order. `take` empties it. */
export class NumberCollector {
  #packed: number[] = [];
  readonly #withUnits = new Set<number>();
  readonly #ranges = new Map<string, NumberRange>();

  add(value: number, suffix: number, hasUnits: boolean): void {
    this.#packed.push(value * suffixCodes + suffix);
    if (hasUnits) this.#withUnits.add(value);
  }

  addRange(range: NumberRange): void {
    this.#ranges.set(`${range.from} ${range.to} ${range.parity}`, range);
  }

  addAll({ values, suffixes, withUnits, ranges }: StreetNumbers): void {
    const suffixed = new Set<number>();
    for (const { value, suffix } of suffixes) {
      suffixed.add(value);
      this.add(value, suffixCode(suffix), false);
    }
    for (const value of values) if (!suffixed.has(value)) this.add(value, 0, false);
    for (const value of withUnits) this.#withUnits.add(value);
    for (const range of ranges) this.addRange(range);
  }

  take(): StreetNumbers {
    const packed = Uint32Array.from(this.#packed).sort();
    const values: number[] = [];
    const suffixes: { value: number; suffix: string }[] = [];
    for (let at = 0; at < packed.length; ) {
      const value = Math.floor((packed[at] ?? 0) / suffixCodes);
      const codes: number[] = [];
      for (; at < packed.length && Math.floor((packed[at] ?? 0) / suffixCodes) === value; at++) {
        const code = (packed[at] ?? 0) % suffixCodes;
        if (codes[codes.length - 1] !== code) codes.push(code);
      }
      values.push(value);
      // A number without any suffix is not listed among the suffixes.
      if (codes.length === 1 && codes[0] === 0) continue;
      for (const code of codes) suffixes.push({ value, suffix: suffixOfCode(code) });
    }
    const taken = {
      values: Uint32Array.from(values),
      suffixes,
      withUnits: Uint32Array.from(this.#withUnits).sort(),
      ranges: [...this.#ranges.values()].sort((a, b) => a.from - b.from || a.to - b.to),
    };
    this.#packed = [];
    this.#withUnits.clear();
    this.#ranges.clear();
    return taken;
  }
}
