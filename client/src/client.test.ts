import { describe, expect, it } from 'vitest';
import { answersOf, contract } from '../../test/support/contract-schema.ts';
import { CheckoutError } from './checkout-error.ts';
import { type Client, createClient } from './client.ts';

const submission = { Email: 'jo@example.com', Name: 'Jo Sample', AddressPrimary: '1 Main St' };
const application = {
  DateOfBirth: '07/23/1985',
  EMail: 'jo@example.com',
  SubscribeToEmail: true,
  FirstName: 'Jo',
  LastName: 'Sample',
  PhoneHome: '(510)555-0100',
  Pin: '4821',
  SiteUrl: 'JoSample',
};

/** The function that calls each operation of the document. */
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  readShippingAddress: (client) => client.readAddress(),
  setShippingAddress: (client) => client.verifyAddress(submission),
  readDistributorApplication: (client) => client.readApplication(),
  submitDistributorApplication: (client) => client.submitApplication(application),
  readAddressFormat: (client) => client.addressFormat('US'),
  listMarkets: (client) => client.markets(),
  findPlacesOfCode: (client) => client.places('US', '94539'),
  completeAddress: (client) => client.completeAddress('US', { text: '39500 stev' }),
};

const operations = Object.entries(contract.paths)
  .filter(([path]) => path.startsWith('/v1/'))
  .flatMap(([, methods]) => Object.values(methods));

const examples = operations.flatMap((operation) =>
  answersOf(operation).flatMap(({ status, media }) =>
    Object.entries(media.examples ?? {}).map(([name, { value }]) => ({
      operationId: operation.operationId,
      name,
      status: Number(status),
      body: value as { success: boolean; error: { error: string; message: string }[] | null },
    })),
  ),
);

function clientAnswered(status: number, body: unknown): Client {
  const headers = { 'x-request-id': 'request-1' };
  const fetch = async () => new Response(JSON.stringify(body), { status, headers });
  return createClient({ baseUrl: 'http://service.test', token: 'token', fetch, mostRepeats: 0 });
}

function callOf(operationId: string): (client: Client) => Promise<unknown> {
  const call = calls[operationId];
  if (call === undefined) throw new Error(`the client does not call ${operationId}`);
  return call;
}

describe('the client', () => {
  it('has a function for each operation of the document', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    expect(Object.keys(clientAnswered(200, {}))).toHaveLength(operations.length);
  });

  const isRefused = ({ operationId, body }: (typeof examples)[number]) =>
    operationId === 'completeAddress' && !body.success;

  it.each(examples.filter(({ status }) => status === 200).filter((example) => !isRefused(example)))(
    'makes an outcome of $operationId $name',
    async ({ operationId, body }) => {
      const outcome = await callOf(operationId)(clientAnswered(200, { ...body, Unknown: [1] }));
      const named = (outcome as { outcome?: string }).outcome;
      const isSubmission = ['setShippingAddress', 'submitDistributorApplication'].includes(operationId);
      if (isSubmission) expect(named === 'accepted').toBe(body.success);
      else if (operationId.startsWith('readShipping')) expect(named).toBe('found');
      expect(outcome).not.toBeUndefined();
    },
  );

  const failures = examples.filter(({ status }) => status !== 200);

  it.each(examples.filter(isRefused))('throws if a completion is refused: $name', async ({ body }) => {
    const [problem] = body.error ?? [];
    await expect(callOf('completeAddress')(clientAnswered(200, body))).rejects.toMatchObject({
      status: 200,
      code: problem?.error,
      message: problem?.message,
    });
  });

  const isAbsence = (name: string) => name === 'Address.NotFound' || name === 'Application.NotFound';

  it.each(failures.filter(({ name }) => !isAbsence(name)))(
    'throws a CheckoutError for $operationId $status $name',
    async ({ operationId, name, status, body }) => {
      const error = await callOf(operationId)(clientAnswered(status, body)).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(CheckoutError);
      expect(error).toMatchObject({
        status,
        code: name,
        message: body.error?.[0]?.message,
        requestId: 'request-1',
        problems: body.error,
      });
    },
  );

  it.each(failures.filter(({ name }) => isAbsence(name)))(
    'finds nothing if $operationId answers $name',
    async ({ operationId, status, body }) => {
      expect(await callOf(operationId)(clientAnswered(status, body))).toEqual({ outcome: 'absent' });
    },
  );

  it('does not mistake a missing path for a missing address', async () => {
    const body = { success: false, error: [{ field: 'Request', error: 'Route.NotFound', message: 'No.' }] };
    await expect(clientAnswered(404, body).readAddress()).rejects.toMatchObject({ code: 'Route.NotFound' });
  });

  it('reports a failure without items by its status', async () => {
    await expect(clientAnswered(500, { success: false, error: null }).readAddress()).rejects.toMatchObject({
      status: 500,
      code: 'Client.Unreadable',
    });
  });

  it('keeps unknown future answers apart from the outcomes that it knows', async () => {
    const client = clientAnswered(200, { success: false, error: [], CanCorrect: 'perhaps', New: true });
    expect(await client.verifyAddress(submission)).toMatchObject({ outcome: 'problems', problems: [] });
  });
});
