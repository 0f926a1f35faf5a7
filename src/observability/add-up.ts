import { obtain } from '../address/text/group-by.ts';

/** Gauges that all processes share, and numbers that are not amounts. The largest of them counts. */
const shared = /_info$|^checkout_(events|data)_|_lag_|_start_time_|_max_fds$/;

type Family = ReturnType<typeof emptyFamily>;

const emptyFamily = () => ({ heading: [] as string[], samples: new Map<string, number>() });

/** Adds up the metrics of several processes, in the text format of Prometheus. */
export function addUp(texts: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const text of texts) addText(families, text);
  return [...families.values()].map(render).join('');
}

function addText(families: Map<string, Family>, text: string): void {
  let family: Family | undefined;
  let isShared = false;
  for (const line of text.split('\n')) {
    const [, kind, name = '', rest] = /^# (HELP|TYPE) (\S+)(.*)$/.exec(line) ?? [];
    if (kind !== undefined) {
      family = obtain(families, name, emptyFamily);
      isShared = shared.test(name);
      const heading = `# ${kind} ${name}${rest}`;
      if (!family.heading.some((known) => known.startsWith(`# ${kind} `))) family.heading.push(heading);
    } else if (line !== '' && family !== undefined) {
      const space = line.lastIndexOf(' ');
      const sample = line.slice(0, space);
      const value = Number(line.slice(space + 1).replace('Inf', 'Infinity'));
      const known = family.samples.get(sample);
      if (known === undefined) family.samples.set(sample, value);
      else family.samples.set(sample, isShared ? Math.max(known, value) : known + value);
    }
  }
}

function render({ heading, samples }: Family): string {
  const textOf = (value: number) => String(value).replace(/^(-?)Infinity$/, (_, sign) => `${sign || '+'}Inf`);
  const lines = [...samples].map(([sample, value]) => `${sample} ${textOf(value)}`);
  return `${[...heading, ...lines].join('\n')}\n`;
}
