import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clerk, origin, settingOf } from '../store/samples.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { type Environment, temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

/** Runs the command, which must write nothing to standard error, and returns what it wrote. */
async function run(args: readonly string[], environment: Environment): Promise<string> {
  const { stdout, ...rest } = await callCommand(args, environment);
  expect(rest).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a data folder without a store is reported and no store is made', async () => {
  const folder = temporaryFolder();
  for (const args of [
    ['export', '--profile', 'ann'],
    ['erase', '--profile', 'ann', '--yes'],
    ['audit', 'list'],
  ]) {
    const sentence = `There is no store in ${folder}: set DATA_DIR or DATABASE_URL.`;
    expect(await callCommand(args, { DATA_DIR: folder })).toEqual({
      status: 1,
      stdout: '',
      stderr: `${sentence}\n`,
    });
  }
  expect(existsSync(join(folder, 'store'))).toBe(false);
});

test.each([
  [['export'], 'Give either --profile or --session.'],
  [['erase', '--profile', 'a', '--session', 's', '--yes'], 'Give either --profile or --session.'],
  [
    ['erase', '--profile', 'a'],
    'Erasing cannot be undone: nobody can be asked here, so add --yes to confirm.',
  ],
])('%j is refused in a sentence', async (args, sentence) => {
  const { status, stdout, stderr } = await callCommand(args, { DATA_DIR: temporaryFolder() });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

describePostgres(() => {
  test('a person’s data is exported and erased beside a service, and the trail says by whom', async () => {
    const schema = await createSchema();
    const service = await openPostgresOn(schema.url);
    onTestFinished(() => service.close().then(() => schema.drop()));
    await service.migrate();
    const ann = { ...origin, profile: 'ann', session: 's1' };
    await service.setShipping('s1', 'US', settingOf(), ann);
    const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };

    const exported = await run(['export', '--session', 's1', '--by', 'jo'], environment);
    expect(JSON.parse(exported)).toMatchObject({
      carts: [{ cart: 's1', Email: 'nu@example.com', profile: 'ann' }],
    });
    const erased = await run(['erase', '--profile', 'ann', '--yes', '--by', 'jo'], environment);
    expect(JSON.parse(erased)).toMatchObject({ carts: 1, applications: 0 });
    expect(await service.findCart('s1', clerk)).toBeNull();

    const listed = await run(['audit', 'list', '--limit', '2'], environment);
    expect(linesOf(listed)).toMatchObject([
      { action: 'export data', actor: 'jo', subject: 'session', subjectId: 's1', requestId: null },
      { action: 'erase data', actor: 'jo', subject: 'profile', subjectId: 'ann' },
    ]);
    const ofCart = await run(['audit', 'list', '--cart', 's1', '--since', '2026-01-01'], environment);
    expect(linesOf(ofCart)).toMatchObject([{ action: 'override address', actor: 'ann' }]);
  });
});
