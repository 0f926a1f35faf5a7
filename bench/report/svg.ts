/** Plots as SVG text. The page's style gives each class its colour; words repeat what a colour says. */

export interface Bar {
  readonly label: string;
  readonly note: string;
  /** The parts in order, as shares of the longest bar. */
  readonly parts: readonly { readonly className: string; readonly share: number; readonly title: string }[];
}

const width = 900;
const labelWidth = 320;
const noteWidth = 180;
const rowHeight = 22;

/** Draws horizontal bars, one a row. */
export function bars(title: string, rows: readonly Bar[]): string {
  const scale = width - labelWidth - noteWidth;
  const drawn = rows.map(({ label, note, parts }, row) => {
    const y = row * rowHeight;
    let x = labelWidth;
    const rects = parts.map(({ className, share, title: hint }) => {
      const length = Math.max(0, share) * scale;
      const size = `width="${fixed(length)}" height="${rowHeight - 6}"`;
      const hover = `<title>${escapeHtml(hint)}</title>`;
      const rect = `<rect class="${className}" x="${fixed(x)}" y="${y + 3}" ${size}>${hover}</rect>`;
      x += length;
      return rect;
    });
    const place = `class="label" x="${labelWidth - 8}" y="${y + 15}" text-anchor="end"`;
    const value = `<text x="${fixed(x + 8)}" y="${y + 15}">${escapeHtml(note)}</text>`;
    return `<text ${place}>${escapeHtml(label)}</text>${rects.join('')}${value}`;
  });
  return frame(title, rows.length * rowHeight, drawn.join('\n'));
}

export interface Line {
  readonly label: string;
  readonly className: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly isLogarithmic?: boolean;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

const plot = { left: 60, right: 250, top: 10, bottom: 30, height: 300 };

/** Draws lines over two axes, each named at its end. */
export function lines(title: string, series: readonly Line[], x: Axis, y: Axis): string {
  const toX = (value: number) => plot.left + position(x, value) * (width - plot.left - plot.right);
  const inner = plot.height - plot.top - plot.bottom;
  const toY = (value: number) => plot.top + (1 - position(y, value)) * inner;
  const grid = [
    ...x.ticks.map(
      ({ at, label }) =>
        `<text x="${fixed(toX(at))}" y="${plot.height - 8}" text-anchor="middle">${escapeHtml(label)}</text>`,
    ),
    ...y.ticks.map(({ at, label }) => {
      const height = `y1="${fixed(toY(at))}" y2="${fixed(toY(at))}"`;
      const place = `x="${plot.left - 8}" y="${fixed(toY(at) + 4)}" text-anchor="end"`;
      const line = `<line class="grid" x1="${plot.left}" x2="${width - plot.right}" ${height}/>`;
      return `${line}<text ${place}>${escapeHtml(label)}</text>`;
    }),
  ];
  const ends = spread(series.map(({ points }) => toY(points.at(-1)?.[1] ?? y.from)));
  const drawn = series.map(({ label, className, points }, at) => {
    const path = points.map(([px, py]) => `${fixed(toX(px))},${fixed(toY(py))}`).join(' ');
    const end = width - plot.right + 8;
    const place = `x="${end}" y="${fixed((ends[at] ?? 0) + 4)}"`;
    const name = `<text class="name ${className}" ${place}>${escapeHtml(label)}</text>`;
    return `<polyline class="line ${className}" points="${path}"/>${name}`;
  });
  return frame(title, plot.height, [...grid, ...drawn].join('\n'));
}

/** The positions of the names beside the ends of their lines, without overlaps. */
function spread(ends: readonly number[]): number[] {
  const order = ends.map((end, at) => ({ end, at })).sort((a, b) => a.end - b.end);
  const placed: number[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { end, at } of order) {
    lowest = Math.max(end, lowest + 15);
    placed[at] = lowest;
  }
  return placed;
}

function position({ from, to, isLogarithmic }: Axis, value: number): number {
  const of = isLogarithmic ? Math.log : (number: number) => number;
  return Math.min(1, Math.max(0, (of(value) - of(from)) / (of(to) - of(from))));
}

function frame(title: string, height: number, content: string): string {
  const label = `role="img" aria-label="${escapeHtml(title)}"`;
  return `<svg viewBox="0 0 ${width} ${height}" ${label}>\n${content}\n</svg>`;
}

function fixed(number: number): string {
  return number.toFixed(1);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
