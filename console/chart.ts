import { element } from '../client/src/element/dom.ts';

export interface Series {
  /** Class that gives the colour. */
  readonly kind: string;
  readonly name: string;
}

export interface ChartParts {
  /** What a reader hears in place of the picture. The table beside it has the numbers. */
  readonly label: string;
  readonly series: readonly Series[];
  /** For each bar, the height of each series, of which 1 is the whole height. */
  readonly bars: readonly (readonly number[])[];
  /** Texts below the first and the last bar. */
  readonly ends: readonly [string, string];
}

const svgSpace = 'http://www.w3.org/2000/svg';
const height = 100;
const step = 10;
const width = 8;

/** Bars that stand on each other, as plain SVG. */
export function chart({ label, series, bars, ends }: ChartParts): HTMLElement {
  const length = bars.length * step;
  const picture = svg('svg', {
    viewBox: `0 0 ${length} ${height}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': label,
  });
  picture.append(svg('rect', { class: 'base', x: 0, y: height - 0.5, width: length, height: 0.5 }));
  for (const [at, heights] of bars.entries()) {
    let top = height;
    for (const [number, share] of heights.entries()) {
      const tall = share * height;
      top -= tall;
      if (tall > 0)
        picture.append(
          svg('rect', { class: series[number]?.kind ?? '', x: at * step + 1, y: top, width, height: tall }),
        );
    }
  }
  return element(
    'div',
    {},
    picture,
    element('div', { class: 'axis' }, element('span', {}, ends[0]), element('span', {}, ends[1])),
    element('ul', { class: 'legend' }, ...series.map(legendEntry)),
  );
}

function legendEntry({ kind, name }: Series): HTMLElement {
  const sample = svg('svg', { viewBox: '0 0 1 1', 'aria-hidden': 'true' });
  sample.append(svg('rect', { class: kind, width: 1, height: 1 }));
  return element('li', {}, sample, name);
}

function svg(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svgSpace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
