import { type Child, element } from '../client/src/element/dom.ts';
import { fill } from '../client/src/element/words.ts';
import type { Words } from '../demo/words.ts';
import { chart } from './chart.ts';
import { type Figures, type MarketFigures, submissionsOf } from './decisions.ts';
import type { Format } from './format.ts';
import { cell, counted, table } from './table.ts';

export interface Drawing {
  readonly words: Words;
  readonly format: Format;
}

export function card(title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', { class: 'card' }, element('h2', {}, title), ...children);
}

/** What was decided in each period, with the period before. */
export function decidedSection({ periods }: MarketFigures, { words, format }: Drawing): HTMLElement {
  type Count = (figures: Figures) => number;
  const row = (name: string, count: Count, whole: Count): Child[] => {
    const text = (figures: Figures) =>
      counted(format.number(count(figures)), format.share(count(figures), whole(figures)));
    return [name, ...periods.map(({ current, before }) => cell(text(current), text(before)))];
  };
  const all: Child[] = [
    words.submissions,
    ...periods.map(({ current, before }) =>
      cell(format.number(submissionsOf(current)), format.number(submissionsOf(before))),
    ),
  ];
  const offered: Count = (figures) => figures.offered;
  return card(
    words.decided,
    table({
      caption: words.decidedLead,
      columns: ['', words.today, words.week, words.month],
      rows: [
        all,
        row(words.accepted, (figures) => figures.accepted, submissionsOf),
        row(words.offered, offered, submissionsOf),
        row(words.doubted, (figures) => figures.doubted, submissionsOf),
        row(words.refused, (figures) => figures.refused, submissionsOf),
        [words.ofOffers],
        row(words.taken, (figures) => figures.taken, offered),
        row(words.kept, (figures) => figures.kept, offered),
        row(words.edited, (figures) => figures.edited, offered),
        row(words.givenUp, (figures) => figures.givenUp, offered),
        [words.ofDoubts],
        row(
          words.overridden,
          (figures) => figures.overridden,
          (figures) => figures.doubted,
        ),
      ],
    }),
  );
}

/** The numbers of a chart, folded below it. */
function numbers(words: Words, content: HTMLElement): HTMLElement {
  return element('details', {}, element('summary', {}, words.numbers), content);
}

const notAccepted = ['offered', 'doubted', 'refused'] as const;

export function dailySection({ days }: MarketFigures, { words, format }: Drawing): HTMLElement {
  const shares = days.map((day) => notAccepted.map((name) => day[name] / Math.max(1, submissionsOf(day))));
  const highest = Math.max(...shares.map((bar) => bar.reduce((sum, share) => sum + share, 0)));
  const lead = fill(words.dailyLead, { percent: format.percent(highest) });
  return card(
    words.daily,
    element('p', { class: 'lead' }, lead),
    chart({
      label: `${words.daily}. ${lead}`,
      series: notAccepted.map((kind) => ({ kind, name: words[kind] })),
      bars: shares.map((bar) => bar.map((share) => share / Math.max(highest, Number.MIN_VALUE))),
      ends: [format.day(days[0]?.day ?? ''), format.day(days.at(-1)?.day ?? '')],
    }),
    numbers(
      words,
      table({
        caption: words.daily,
        columns: [words.day, words.accepted, words.offered, words.doubted, words.refused],
        rows: days.map(({ day, accepted, offered, doubted, refused }) => [
          format.day(day),
          ...[accepted, offered, doubted, refused].map((count) => format.number(count)),
        ]),
      }),
    ),
  );
}

/** So many decisions say something; fewer are chance. */
const enough = 20;

function monthOf({ periods }: MarketFigures): Figures | undefined {
  return periods.find(({ days }) => days === 28)?.current;
}

export function doubtsSection(market: MarketFigures, { words, format }: Drawing): HTMLElement {
  const codes = monthOf(market)?.codes ?? [];
  const wrong = codes.filter(({ doubted, overridden }) => doubted >= enough && overridden > doubted / 2);
  return card(
    words.doubts,
    ...wrong.map(({ code, doubted, overridden }) =>
      element(
        'p',
        { class: 'note' },
        fill(words.probablyWrong, { percent: format.share(overridden, doubted), name: code }),
      ),
    ),
    codes.length === 0
      ? element('p', { class: 'lead' }, words.none)
      : table({
          caption: words.ofMonth,
          columns: [words.code, words.doubted, words.overridden, words.refused],
          rows: codes.map(({ code, doubted, overridden, refused }) => [
            element('code', {}, code),
            format.number(doubted),
            doubted === 0
              ? format.number(overridden)
              : cell(format.number(overridden), format.share(overridden, doubted)),
            format.number(refused),
          ]),
        }),
  );
}

export function correctionsSection(market: MarketFigures, { words, format }: Drawing): HTMLElement {
  const changes = (monthOf(market)?.changes ?? []).filter(({ change }) => change !== '');
  const refused = changes.filter(({ offered, kept }) => offered >= enough && kept > offered / 2);
  return card(
    words.corrections,
    ...refused.map(({ change, offered, kept }) =>
      element(
        'p',
        { class: 'note' },
        fill(words.mostlyKept, { percent: format.share(kept, offered), name: format.change(change) }),
      ),
    ),
    changes.length === 0
      ? element('p', { class: 'lead' }, words.none)
      : table({
          caption: words.ofMonth,
          columns: [words.change, words.offered, words.taken, words.kept, words.edited, words.givenUp],
          rows: changes.map(({ change, offered, taken, kept, edited, givenUp }) => [
            format.change(change),
            format.number(offered),
            ...[taken, kept, edited, givenUp].map((count) =>
              cell(format.number(count), format.share(count, offered)),
            ),
          ]),
        }),
  );
}

export function likelihoodSection({ tenths }: MarketFigures, { words, format }: Drawing): HTMLElement {
  const highest = Math.max(1, ...tenths.map((tenth) => tenth.offered + tenth.doubted));
  const rangeOf = (tenth: number) => `${format.percent(tenth / 10)} – ${format.percent((tenth + 1) / 10)}`;
  const asked = tenths.filter(({ offered, doubted }) => offered + doubted >= enough);
  return card(
    words.likelihoods,
    element('p', { class: 'lead' }, words.likelihoodsLead),
    ...asked.map(({ tenth, kept, overridden, offered, doubted }) => {
      const percent = format.share(kept + overridden, offered + doubted);
      return element('p', { class: 'note' }, fill(words.holds, { range: rangeOf(tenth), percent }));
    }),
    chart({
      label: `${words.likelihoods}. ${words.likelihoodsLead}`,
      series: (['offered', 'doubted'] as const).map((kind) => ({ kind, name: words[kind] })),
      bars: tenths.map(({ offered, doubted }) => [offered / highest, doubted / highest]),
      ends: [format.percent(0), format.percent(1)],
    }),
    numbers(
      words,
      table({
        caption: words.likelihoods,
        columns: [
          words.likelihood,
          words.accepted,
          words.offered,
          words.kept,
          words.doubted,
          words.overridden,
          words.keptOfAsked,
        ],
        rows: tenths.map(({ tenth, accepted, offered, kept, doubted, overridden }) => [
          rangeOf(tenth),
          ...[accepted, offered, kept, doubted, overridden].map((count) => format.number(count)),
          format.share(kept + overridden, offered + doubted),
        ]),
      }),
    ),
  );
}

/** What each step of caution would have asked. */
export function cautionSection(market: MarketFigures, { words, format }: Drawing): HTMLElement {
  const { accepted = 0, offered = 0, doubted = 0 } = monthOf(market) ?? {};
  const judged = accepted + offered + doubted;
  const row = (name: string, asked: number): Child[] => [
    name,
    cell(format.number(asked), format.share(asked, judged)),
  ];
  return card(
    words.careful,
    table({
      caption: words.carefulLead,
      columns: [words.caution, words.asked],
      rows: [
        row(words.asDecided, offered + doubted),
        ...market.cautions.map(({ caution, asked }) => row(words[caution], asked)),
      ],
    }),
  );
}

const dayMs = 86_400_000;

/** Source and age of the data of each market. */
export function dataSection(
  markets: readonly MarketFigures[],
  today: string,
  { words, format }: Drawing,
): HTMLElement {
  const ageOf = (date: string) => Math.round((Date.parse(today) - Date.parse(date)) / dayMs);
  const named = [...markets].sort((a, b) => format.byName(a.market, b.market));
  return card(
    words.data,
    table({
      caption: words.dataLead,
      columns: [words.market, words.codes, words.asOf, words.age, words.source],
      rows: named.map(({ market, data }) =>
        data === null
          ? [format.market(market), format.number(0), '–', '–', words.noData]
          : [
              format.market(market),
              format.number(data.codes),
              data.date ?? '–',
              data.date === null ? '–' : format.number(ageOf(data.date)),
              data.source,
            ],
      ),
    }),
  );
}
