import { button, element } from '../client/src/element/dom.ts';
import { fill } from '../client/src/element/words.ts';
import type { Pair, PairExplanation } from './decisions.ts';
import { card, type Drawing } from './sections.ts';
import { table } from './table.ts';

export type Taught = 'approved' | 'rejected';

export interface PlacesDrawing extends Drawing {
  /** What was done last, or why it was not; absent before anything is. */
  readonly told: string | undefined;
  /** `control`: the id of the button that was used. */
  onTeach(pair: Pair, state: Taught, control: string): unknown;
  explain(pair: Pair): Promise<PairExplanation>;
}

/** Places that the data lacks, to approve or reject, each with the reason of its doubt. */
export function placesSection(pairs: readonly Pair[], drawing: PlacesDrawing): HTMLElement {
  const { words, format, told } = drawing;
  const status = element('p', { class: 'note', role: 'status' }, ...(told === undefined ? [] : [told]));
  if (pairs.length === 0)
    return card(
      words.places,
      element('p', { class: 'lead' }, `${words.placesLead} ${words.noPlaces}`),
      status,
    );
  return card(
    words.places,
    status,
    table({
      caption: words.placesLead,
      columns: [
        words.place,
        words.postalCode,
        words.market,
        words.buyers,
        words.insisted,
        words.lastDay,
        words.state,
        words.decision,
      ],
      rows: pairs.map((pair, at) => [
        nameOf(pair),
        pair.code,
        format.market(pair.market),
        format.number(pair.buyers),
        format.number(pair.insisted),
        format.day(pair.lastDay),
        words[pair.state],
        element('div', { class: 'actions' }, ...actions(pair, at, drawing)),
      ]),
    }),
  );
}

function nameOf({ locality, area }: Pair): string {
  return area === null ? locality : `${locality}, ${area}`;
}

function actions(pair: Pair, at: number, drawing: PlacesDrawing): HTMLElement[] {
  const { words, onTeach } = drawing;
  const name = `${nameOf(pair)} ${pair.code}`;
  const decide = (state: Taught, text: string, label: string) => {
    const id = `${state}-${at}`;
    return button(text, {
      onClick: () => onTeach(pair, state, id),
      attributes: { id, 'aria-label': fill(label, { name }) },
    });
  };
  return [
    // The one that is decided stays: the keyboard's place is there after it was pressed.
    decide('approved', words.approve, words.approveNamed),
    decide('rejected', words.reject, words.rejectNamed),
    why(pair, name, drawing),
  ];
}

/** The explanation, read when it is opened first. */
function why(pair: Pair, name: string, { words, explain }: PlacesDrawing): HTMLElement {
  const summary = element('summary', { 'aria-label': fill(words.whyNamed, { name }) }, words.why);
  const details = element('details', {}, summary);
  const show = async () => {
    const shown = await explain(pair).then(explained, () =>
      element('p', { role: 'alert' }, words.figuresFailed),
    );
    details.replaceChildren(summary, shown);
  };
  details.addEventListener('toggle', () => details.open && details.children.length === 1 && show());
  return details;
}

/** In English, as the command tells it. */
function explained({ decisions, meanings }: PairExplanation): HTMLElement {
  const texts = meanings.map(({ reason, City, Province, PostalCode, cost }) => {
    const changes = [City, Province, PostalCode].filter((part) => part !== null).join(', ');
    return `${reason}${changes === '' ? '' : `: ${changes}`} (${cost})`;
  });
  const items = [...decisions, ...texts].map((text) => element('li', {}, text));
  return element('ul', { lang: 'en' }, ...items);
}
