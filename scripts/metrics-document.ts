import { createMetrics } from '../src/observability/metrics.ts';
import { withGenerated } from './with-generated.ts';

/** docs/observability.md with an up-to-date table of metrics. */
export function withMetricsTable(document: string): string {
  const { families } = createMetrics(
    { version: '', store: 'postgresql', places: () => [], dataFaults: () => [] },
    { endpoints: [], read: async () => [] },
  );
  const rows = families.map(({ name, type, labels, help }) => {
    const names = labels.map((label) => `\`${label}\``).join(', ');
    return `| \`${name}\` | ${type} | ${names} | ${help} |\n`;
  });
  return withGenerated(
    document,
    'metrics',
    `| metric | type | labels | what it is |\n|---|---|---|---|\n${rows.join('')}`,
  );
}
