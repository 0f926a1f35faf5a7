import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../scripts/openapi/operations.ts';
import { catalog } from '../src/fields/catalog.ts';
import { otherName, unmatchedOperation } from '../src/http/operations/operation.ts';
import { createMetrics } from '../src/observability/metrics.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: unknown }[] };
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const rules = (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels, templating } = JSON.parse(read('deploy/grafana/checkout-verification.json')) as Dashboard;
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

const operationNames = [...operations.map(({ id }) => id), otherName, unmatchedOperation.name];

/** Metrics of the service by their names in a query, with their labels. */
let exposed: Map<string, readonly string[]>;

beforeAll(async () => {
  const metrics = createMetrics(
    { version: '1', store: 'postgresql', places: () => [], dataFaults: () => [] },
    { endpoints: [], read: async () => [] },
  );
  exposed = new Map(
    metrics.families.flatMap(({ name, type, labels }) => {
      if (type !== 'histogram') return [[name, labels] as const];
      const bucket = [`${name}_bucket`, [...labels, 'le']] as const;
      return [bucket, [`${name}_sum`, labels] as const, [`${name}_count`, labels] as const];
    }),
  );
  const ofProcess = (await metrics.text()).matchAll(/^# TYPE ((?:process|nodejs)_\w+) /gm);
  for (const [, name = ''] of ofProcess) exposed.set(name, []);
  // Prometheus adds this metric itself.
  exposed.set('up', []);
});

/** Labels that Prometheus gives to whatever it scrapes. */
const scraped = ['job', 'instance'];

/** The metrics of a query, each with the labels by which it is selected. */
function selectorsOf(query: string): { name: string; labels: string[]; values: string[][] }[] {
  const found = query.matchAll(/\b((?:checkout|process|nodejs)_\w+|up(?=\{))(?:\{([^}]*)\})?/g);
  return [...found].map(([, name = '', matchers = '']) => {
    const pairs = [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)];
    return {
      name,
      labels: pairs.map(([, label = '']) => label),
      values: pairs.map(([, label = '', value = '']) => [label, value]),
    };
  });
}

describe('alerts and dashboard', () => {
  test.each(queries)('%s: every metric exists and has the labels it is selected by', (_title, query) => {
    const selectors = selectorsOf(query);
    expect(selectors.length).toBeGreaterThan(0);
    for (const { name, labels } of selectors) {
      expect([...exposed.keys()]).toContain(name);
      const known = [...(exposed.get(name) ?? []), ...scraped];
      for (const label of labels) expect(known).toContain(label);
    }
  });

  test.each(queries)('%s: a sum is grouped only by labels that its metric has', (_title, query) => {
    const known = new Set([...selectorsOf(query).flatMap(({ name }) => exposed.get(name) ?? []), ...scraped]);
    const grouped = [...query.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    for (const label of grouped) expect([...known]).toContain(label);
  });

  test.each(queries)('%s: operations and codes that it names exist', (_title, query) => {
    const codes: string[] = catalog.map(({ code }) => code);
    for (const [label, value = ''] of selectorsOf(query).flatMap(({ values }) => values)) {
      const known = label === 'operation' ? operationNames : label === 'code' ? codes : undefined;
      if (known === undefined) continue;
      for (const part of value.split('|'))
        expect(known.some((name) => new RegExp(`^${part}$`).test(name))).toBe(true);
    }
  });

  test('every family is on the dashboard or in an alert, except those that only describe', () => {
    const used = new Set(queries.flatMap(([, query]) => selectorsOf(query).map(({ name }) => name)));
    const unused = [...exposed.keys()].filter(
      (name) => name.startsWith('checkout_') && ![...used].some((each) => familyOf(each) === familyOf(name)),
    );
    expect(unused).toEqual(['checkout_data_info']);
  });

  test('each alert has a severity and a sentence on what is wrong, and the guide says what to do', () => {
    for (const { labels, annotations } of rules) {
      expect(['critical', 'warning', 'info']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
    }
    const guide = [...read('docs/observability.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(guide).toEqual(rules.map(({ alert }) => alert));
  });

  test('each panel shows the chosen instances and markets, if its metrics have these labels', () => {
    const filters = templating.list.map(({ name }) => name);
    expect(filters).toEqual(['datasource', 'instance', 'market']);
    for (const { title, targets = [] } of panels)
      for (const { name, values } of targets.flatMap(({ expr }) => selectorsOf(expr))) {
        const needed = ['instance', 'market'].filter(
          (label) => label === 'instance' || exposed.get(name)?.includes(label),
        );
        const picked = values.filter(([label, value]) => value === `$${label}`).map(([label]) => label);
        expect([title, picked]).toEqual([title, needed]);
      }
  });

  test('the lists to choose from are labels of metrics that exist', () => {
    const lists = templating.list.flatMap(({ query }) =>
      [...(/label_values\((\w+), (\w+)\)/.exec(JSON.stringify(query)) ?? [])].slice(1),
    );
    expect(lists).toHaveLength(4);
    for (const [metric = '', label = ''] of [lists.slice(0, 2), lists.slice(2)])
      expect([...(exposed.get(metric) ?? []), ...scraped]).toContain(label);
  });

  test('the dashboard begins with present figures, and no panel covers another', () => {
    expect(panels.filter(({ type }) => type === 'stat').length).toBeGreaterThan(3);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('each panel has an id of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

function familyOf(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}
