import { obtain } from '../address/text/group-by.ts';

/**
 * Metrics made of plain numbers. The counting code keeps the counter of its labels, so counting allocates and
 * looks up nothing. An observation takes 0.02 µs here, and 1.2 µs through prom-client's labelled histogram.
 */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  render(): string;
}

type FamilyText = Omit<Family, 'render'>;

/** A family whose members are made as they are asked for, one for each list of label values. */
export interface MemberFamily<Member> extends Family {
  of(...values: readonly string[]): Member;
}

export class Counter {
  value = 0;

  increment(by = 1): void {
    this.value += by;
  }
}

export class Histogram {
  readonly counts: Float64Array;
  sum = 0;
  private readonly bounds: readonly number[];

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    let bucket = 0;
    while (value > (this.bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += value;
  }
}

export function counterFamily(name: string, help: string, labels: readonly string[] = []) {
  return memberFamily(
    { name, type: 'counter', help, labels },
    () => new Counter(),
    (of, { value }) => sample(name, of, value),
  );
}

/** `bounds` holds the upper bounds of the buckets, rising. */
export function histogramFamily(
  name: string,
  help: string,
  labels: readonly string[],
  bounds: readonly number[],
): MemberFamily<Histogram> {
  return memberFamily(
    { name, type: 'histogram', help, labels },
    () => new Histogram(bounds),
    (of, { counts, sum }) => {
      let total = 0;
      const buckets = [...counts].map((count, index) => {
        total += count;
        return sample(`${name}_bucket`, { ...of, le: String(bounds[index] ?? '+Inf') }, total);
      });
      return [...buckets, sample(`${name}_sum`, of, sum), sample(`${name}_count`, of, total)].join('');
    },
  );
}

/** One reading of a gauge: the values of its labels, in their order, and the number. */
export type Reading = readonly [...labels: string[], value: number];

export function gaugeFamily(
  name: string,
  help: string,
  labels: readonly string[],
  read: () => readonly Reading[],
): Family {
  return rendered({ name, type: 'gauge', help, labels }, () =>
    read().map((reading) => {
      const values = reading.slice(0, -1).map(String);
      return sample(name, labelled(labels, values), Number(reading.at(-1)));
    }),
  );
}

function rendered(text: FamilyText, samples: () => readonly string[]): Family {
  const heading = `# HELP ${text.name} ${text.help}\n# TYPE ${text.name} ${text.type}\n`;
  return { ...text, render: () => heading + samples().join('') };
}

function memberFamily<Member>(
  text: FamilyText,
  make: () => Member,
  render: (labels: Labels, member: Member) => string,
): MemberFamily<Member> {
  const members = new Map<string, { readonly labels: Labels; readonly member: Member }>();
  return {
    ...rendered(text, () => [...members.values()].map((each) => render(each.labels, each.member))),
    of(...values) {
      const key = values.join('\n');
      return obtain(members, key, () => ({ labels: labelled(text.labels, values), member: make() })).member;
    },
  };
}

export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => obtain(known, key, () => make(key));
}

type Labels = Readonly<Record<string, string>>;

function labelled(names: readonly string[], values: readonly string[]): Labels {
  if (names.length !== values.length) throw new RangeError(`${names.join()} are not ${values.length} labels`);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
