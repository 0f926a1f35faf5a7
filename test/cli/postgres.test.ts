import { expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '../../src/operator-error.ts';
import { createSchema, describePostgres } from '../store/stores.ts';
import { runCommand, temporaryFolder } from '../support/command.ts';
import { callCommand, serveHere } from '../support/in-process.ts';

async function emptyDatabase() {
  const schema = await createSchema();
  onTestFinished(() => schema.drop());
  return { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
}

describePostgres(() => {
  test('serve and import refuse a database that is behind and name the command that updates it', async () => {
    const environment = await emptyDatabase();
    const sentence =
      'The database of DATABASE_URL is behind this release: run "checkout-verification migrate" first.';
    await expect(serveHere(environment)).rejects.toThrow(new OperatorError(sentence));
    const { status, stderr } = await callCommand(['import', 'branches', '-'], environment);
    expect([status, stderr]).toEqual([1, `${sentence}\n`]);
  });

  test.each([
    [
      'is not there',
      (url: URL) => {
        url.port = '1';
      },
      'does not answer (ECONNREFUSED).',
    ],
    [
      'has another name',
      (url: URL) => {
        url.pathname = '/checkout_test_nowhere';
      },
      'does not exist on its server (3D000).',
    ],
    [
      'takes no writes',
      (url: URL) => {
        url.searchParams.append('options', '-c default_transaction_read_only=on');
      },
      'takes no writes: it is a standby, or was set to read only (25006).',
    ],
  ])('a command on a database that %s says so in a sentence', async (_title, change, sentence) => {
    const environment = await emptyDatabase();
    const url = new URL(environment.DATABASE_URL);
    change(url);
    const { status, stderr } = await callCommand(['migrate'], { ...environment, DATABASE_URL: url.href });
    expect([status, stderr]).toEqual([1, `The database of DATABASE_URL ${sentence}\n`]);
  });

  test('migrate brings a database up to date once, also when two do it at the same moment', async () => {
    const environment = await emptyDatabase();
    const both = await Promise.all([
      callCommand(['migrate'], environment),
      runCommand(['migrate'], environment),
    ]);
    expect(both.map(({ status, stderr }) => ({ status, stderr }))).toEqual(
      Array(2).fill({ status: 0, stderr: '' }),
    );
    const { stdout } = await callCommand(['migrate'], environment);
    expect(stdout).toBe('database is up to date: nothing to do\n');
  });

  test('two instances share a cart, and see branches imported meanwhile without a restart', async () => {
    const environment = { ...(await emptyDatabase()), BRANCH_REFRESH_SECONDS: '1' };
    await callCommand(['migrate'], environment);
    const [first, second] = [await serveHere(environment), await serveHere(environment)];
    const { stdout: token } = await callCommand(['token'], environment);
    const headers = { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' };
    const path = '/v1/shopping/checkout/verify/address.json';
    const address = { AddressPrimary: '1 Main St', City: 'Fremont', Province: 'CA', PostalCode: '94538' };
    const body = JSON.stringify({ Email: 'jo@example.com', Name: 'Jo', ...address });
    const post = async () => (await fetch(`${first.url}${path}`, { method: 'POST', headers, body })).json();
    expect(await post()).toMatchObject({ success: true, BranchCount: 0 });
    expect(await (await fetch(`${second.url}${path}`, { headers })).json()).toMatchObject({
      Name: 'Jo',
      ...address,
    });
    await callCommand(
      ['import', 'branches', '-'],
      environment,
      '{"id":5,"market":"US","name":"B","province":"CA"}\n',
    );
    await expect.poll(post, { timeout: 10_000 }).toMatchObject({ BranchCount: 1 });
  });
});
