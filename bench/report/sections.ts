import { type CaseCount, sumOf } from '../accuracy/counts.ts';
import type { Measured } from '../http-load.ts';
import type { Results } from './read-results.ts';
import { type Bar, bars, type Line, lines } from './svg.ts';

/** A part of the page: a question, the plot that answers it, and the command that measures it again. */
export interface Section {
  readonly title: string;
  readonly explanation: string;
  readonly legend?: readonly { readonly className: string; readonly label: string }[];
  readonly command: string;
  readonly svg: string;
}

export function throughput({ rows }: Results['requests']): Section {
  const longest = Math.max(...rows.map(({ ofBare }) => ofBare));
  const drawn = rows.map((row): Bar => {
    const cpu = row.cpuMicros ? `, ${row.cpuMicros.toFixed(0)} µs` : '';
    const note = `${row.ofBare.toFixed(2)} · ${Math.round(row.perSecond).toLocaleString('en')}/s${cpu}`;
    const className = row.name.includes('POST') || row.name.includes('GET') ? 'right' : 'other';
    return { label: row.name, note, parts: [{ className, share: row.ofBare / longest, title: note }] };
  });
  return {
    title: 'Requests a second, as a share of a bare Fastify echo',
    explanation:
      'One process with 64 connections, on a machine shared with the database and the load. ' +
      'Beside each bar: the share, the rate, the processor time of a request.',
    command: 'npm run bench',
    svg: bars('Requests a second as a share of a bare echo', drawn),
  };
}

export function latency({ rows, latencyShares }: Results['requests']): Section {
  const shown = [
    'bare echo',
    'POST address, PostgreSQL',
    'GET address, PostgreSQL',
    'POST address, embedded',
  ];
  const toPoints = ({ latencyMs }: Measured) =>
    latencyShares.map((share, at) => [1 / (1 - share), latencyMs[at] ?? Number.NaN] as const);
  const series = rows.flatMap(({ name, paced }): Line[] =>
    paced !== null && shown.includes(name)
      ? [{ label: name, className: `series-${shown.indexOf(name)}`, points: toPoints(paced) }]
      : [],
  );
  const x = [0.5, 0.9, 0.99, 0.999].map((share) => ({ at: 1 / (1 - share), label: `${share * 100} %` }));
  const y = [0.1, 1, 10, 100].map((at) => ({ at, label: `${at} ms` }));
  return {
    title: 'How long an answer takes at 70 % of the peak',
    explanation:
      'Milliseconds within which this share of the answers came, from the moment when each request was due.',
    command: 'npm run bench',
    svg: lines(
      'Latency by share of the answers',
      series,
      { from: 1.1, to: 1000, isLogarithmic: true, ticks: x },
      { from: 0.05, to: 300, isLogarithmic: true, ticks: y },
    ),
  };
}

const outcomeLegend = [
  {
    className: 'right',
    label: 'as it should be: accepted, corrected, or doubted if it may mean several places',
  },
  { className: 'doubt', label: 'doubted needlessly' },
  { className: 'passed', label: 'a fault that passed' },
  { className: 'wrong', label: 'misleading: a suggestion of another place' },
];

export function accuracyByKind(title: string, column: string, { rows }: Results['accuracy-us']): Section {
  const shown = rows.filter(({ sort }) => sort !== 'two');
  return {
    title: `${title}, by kind`,
    explanation:
      'Real addresses as they are, in harmless variants (·), and with one fault of each kind (!). ' +
      'Beside each bar: the share that ends as it should, and the number of cases.',
    legend: outcomeLegend,
    command: `npx tsx bench/accuracy/run.ts ${column}`,
    svg: bars(
      title,
      outcomeBars(shown, ({ sort, kind }) => `${sort === 'one' ? '!' : '·'} ${kind}`),
    ),
  };
}

export function accuracyByCountry(title: string, column: string, { rows }: Results['accuracy-us']): Section {
  const faulty = rows.filter(({ sort }) => sort === 'one' || sort === 'two');
  return {
    title: `${title}, faults by country`,
    explanation: 'All kinds of faults and pairs of them together.',
    legend: outcomeLegend,
    command: `npx tsx bench/accuracy/run.ts ${column}`,
    svg: bars(
      title,
      outcomeBars(faulty, ({ country }) => country),
    ),
  };
}

/** Shares of the cases that can be told from a right address, without faults that nobody could see. */
function outcomeBars(rows: readonly CaseCount[], groupOf: (row: CaseCount) => string): Bar[] {
  const groups = [...new Set(rows.map(groupOf))].map((label) => ({
    label,
    group: rows.filter((row) => groupOf(row) === label),
  }));
  return groups.map(({ label, group }) => {
    const { told, right, wrong } = sumOf(group);
    const parts = [
      { className: 'right', count: right },
      { className: 'doubt', count: wrong.doubted + wrong.corrected },
      { className: 'passed', count: wrong.accepted },
      { className: 'wrong', count: wrong.misleading },
    ];
    const percent = (part: number) => `${((100 * part) / Math.max(1, told)).toFixed(1)} %`;
    return {
      label,
      note: `${percent(right)} of ${told.toLocaleString('en')}`,
      parts: parts.map((part) => ({
        className: part.className,
        share: part.count / Math.max(1, told),
        title: percent(part.count),
      })),
    };
  });
}

export function verificationTime({ rows, formatOnlyMedian }: Results['address-speed']): Section {
  const longest = Math.max(...rows.map(({ p99 }) => p99));
  const drawn = rows.map(({ name, median, p99, cases }): Bar => {
    const note = `${median.toFixed(1)} µs, p99 ${p99.toFixed(0)} µs`;
    const parts = [
      { className: 'right', share: median / longest, title: `median of ${cases} cases` },
      { className: 'other', share: (p99 - median) / longest, title: '99th percentile' },
    ];
    return { label: name, note, parts };
  });
  return {
    title: 'How long one verification takes',
    explanation:
      'Median and 99th percentile on one core, US addresses. ' +
      `lib-address takes ${formatOnlyMedian.toFixed(1)} µs to check only the format.`,
    command: 'npx tsx bench/address-speed.ts',
    svg: bars('Time of one verification by kind', drawn),
  };
}

export function growth({ rows }: Results['growth']): Section {
  const longest = Math.max(...rows.map(({ ofFirst }) => ofFirst));
  const drawn = rows.map(({ kind, name, ofFirst, perSecond }): Bar => {
    const note = `${ofFirst.toFixed(2)} · ${Math.round(perSecond).toLocaleString('en')}/s`;
    return {
      label: `${kind}, ${name}`,
      note,
      parts: [{ className: 'right', share: ofFirst / longest, title: note }],
    };
  });
  return {
    title: 'Speed with little and with much data',
    explanation: 'Requests a second as a share of the first of each kind.',
    command: 'npx tsx bench/growth.ts',
    svg: bars('Requests a second by the amount of data', drawn),
  };
}

export function memory(store: string, { samples, mbPerHour }: Results['soak-postgresql']): Section {
  const minutes = samples.at(-1)?.minute ?? 1;
  const top = Math.ceil(Math.max(...samples.map(({ residentMb }) => residentMb)) / 100) * 100;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return {
    title: `Memory under load, ${store}`,
    explanation:
      'Resident memory of one process. ' +
      `After the first tenth of the time it grows by ${mbPerHour.toFixed(1)} MB an hour.`,
    command: `npx tsx bench/soak.ts${store === 'PostgreSQL' ? '' : ' --embedded'}`,
    svg: lines(
      'Resident memory over time',
      [
        {
          label: 'resident MB',
          className: 'series-1',
          points: samples.map(({ minute, residentMb }) => [minute, residentMb]),
        },
      ],
      {
        from: 0,
        to: minutes,
        ticks: ticks.map((part) => ({ at: part * minutes, label: `${(part * minutes).toFixed(0)} min` })),
      },
      { from: 0, to: top, ticks: ticks.map((part) => ({ at: part * top, label: `${part * top} MB` })) },
    ),
  };
}
