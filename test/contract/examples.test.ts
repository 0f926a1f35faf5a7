import { beforeAll, describe, expect, it } from 'vitest';
import {
  readAddressExamples,
  writeAddressExamples,
} from '../../scripts/openapi/examples/address-examples.ts';
import {
  readApplicationExamples,
  takenSiteUrl,
  writeApplicationExamples,
} from '../../scripts/openapi/examples/application-examples.ts';
import type { Example } from '../../scripts/openapi/examples/example.ts';
import { examplesOf } from '../../scripts/openapi/examples/examples.ts';
import {
  eraseDataExamples,
  readDataExamples,
} from '../../scripts/openapi/examples/personal-data-examples.ts';
import {
  exampleKeys,
  profileExamples,
  readCartExamples,
} from '../../scripts/openapi/examples/platform-examples.ts';
import { operations } from '../../scripts/openapi/operations.ts';
import { clerk } from '../store/samples.ts';
import { eachStoreAndPooler } from '../store/stores.ts';
import { eachPlatform } from './platform.ts';
import { newBuyer, openService, type Service, today } from './service.ts';

/** Their market has carriers that do not take everything. */
const strictExamples = new Set(['postOfficeBoxRefused', 'provinceNotServed', 'militaryAddressRefused']);

/** The examples of the OpenAPI document, sent as they stand. */
eachStoreAndPooler((_name, open) => {
  let service: Service;
  beforeAll(async () => {
    const store = await open();
    await store.putSiteUrls([{ siteUrl: takenSiteUrl, owner: 'somebody else' }], clerk);
    service = await openService(store);
  });

  describe('the examples of the address step', () => {
    const buyer = newBuyer();
    const strictBuyer = newBuyer({ rules: 'strict' });

    it.each(writeAddressExamples)('$name is answered as documented', async ({ name, request, response }) => {
      const isStrict = strictExamples.has(name);
      const answer = await service.setAddress(isStrict ? strictBuyer : buyer, request);
      expect(answer).toEqual({ status: 200, ...response });
    });

    it.each(readAddressExamples)('$name is read as documented', async ({ response }) => {
      expect(await service.readAddress(buyer)).toEqual({ status: 200, ...response });
    });
  });

  describe('the examples of the application step', () => {
    const buyer = newBuyer({ profile: 'maria' });

    it.each(writeApplicationExamples)('$name is answered as documented', async ({ request, response }) => {
      expect(await service.apply(buyer, request)).toEqual({ status: 200, ...response });
    });

    it.each(readApplicationExamples)('$name is read as documented', async ({ response }) => {
      expect(await service.readApplication(buyer)).toEqual({ status: 200, ...response });
    });
  });
});

/** The examples of the platform's operations, in the order of the document, sent as they stand. */
eachPlatform((platform) => {
  const keys: Readonly<Record<string, string>> = {
    'profiles/{id}': `profiles/${exampleKeys.profile}`,
    'branches/{id}': `branches/${exampleKeys.branch}`,
    'site-urls/{siteUrl}': `site-urls/${exampleKeys.siteUrl}`,
    'applications/{session}': `applications/${exampleKeys.session}`,
    'applications/{session}/register': `applications/${exampleKeys.session}/register`,
  };
  const buyer = newBuyer({ session: exampleKeys.session, cart: exampleKeys.cart });

  const sent = operations
    .filter(({ path }) => path.startsWith('/platform/'))
    .map((operation) => ({
      ...operation,
      examples: examplesOf(operation),
      place: operation.path.replace('/platform/v1/', ''),
    }))
    .filter(({ place }) => place in keys || !place.includes('{'))
    // What they count is put in by test/contract/decisions.test.ts.
    .filter(({ tag }) => tag !== 'Platform: decisions')
    // An application that was deleted cannot be registered.
    .filter(({ id }) => id !== 'deleteApplication');

  describe.each(sent)('the examples of $id', ({ method, place, examples }) => {
    beforeAll(async () => {
      const apply = writeApplicationExamples.find(({ name }) => name === 'accepted');
      if (place === 'applications/{session}') await platform.service.apply(buyer, apply?.request);
    });

    it.each(examples)('$name is answered as documented', async ({ name, request, response }) => {
      const scope = name === 'whole' ? 'platform platform:sensitive' : 'platform';
      const path = keys[place] ?? place;
      const answer = await platform.call(method.toUpperCase() as 'GET', path, request, scope);
      expect(answer).toEqual({ status: 200, ...response });
    });
  });

  describe('the examples of readCart', () => {
    const read = () => platform.call('GET', `carts/${exampleKeys.cart}`);
    const contact = { Email: 'maria.lopez@example.com', Name: 'Maria Lopez' };

    it('an offer is read as documented', async () => {
      const { response } = exampleNamed('offered');
      const { offer } = response as { offer: { submitted: object } };
      await platform.service.setAddress(buyer, { ...contact, ...offer.submitted });
      expect(await read()).toEqual({ status: 200, ...response });
    });

    it('an overridden address is read as documented', async () => {
      const { response } = exampleNamed('overridden');
      await platform.service.setAddress(buyer, { ...response, Choice: 'Override' });
      const decision = { ...(response.decision as object), dataVersion: expect.any(String) };
      const decidedAt = today.toISOString();
      expect(await read()).toEqual({ status: 200, ...response, decision: { ...decision, decidedAt } });
    });
  });
});

/** The examples about a profile of which nothing else is held. */
eachPlatform((platform) => {
  const sensitive = 'platform platform:sensitive';
  const path = `profiles/${exampleKeys.profile}/data`;
  const responseOf = (examples: readonly Example[], wanted: string) =>
    examples.find(({ name }) => name === wanted)?.response;

  it('all that is held about a profile is read and erased as documented', async () => {
    const buyer = newBuyer({
      profile: exampleKeys.profile,
      session: exampleKeys.session,
      cart: exampleKeys.cart,
    });
    const { response: cart } = exampleNamed('overridden');
    await platform.call('PUT', `profiles/${exampleKeys.profile}`, profileExamples.put[0]?.request);
    await platform.call('PUT', `site-urls/${exampleKeys.siteUrl}`, { owner: exampleKeys.profile });
    await platform.service.setAddress(buyer, { ...cart, Choice: 'Override' });
    const read = () => platform.call('GET', path, undefined, sensitive);
    const erase = () => platform.call('DELETE', path, undefined, sensitive);

    expect(withoutChance(await read())).toEqual(
      withoutChance({ status: 200, ...responseOf(readDataExamples, 'held') }),
    );
    expect(await erase()).toEqual({ status: 200, ...responseOf(eraseDataExamples, 'erased') });
    await platform.call('DELETE', `site-urls/${exampleKeys.siteUrl}`);
    expect(await erase()).toEqual({ status: 200, ...responseOf(eraseDataExamples, 'nothing') });
  });

  it('nobody’s data is read as documented', async () => {
    for (const place of ['profiles/nobody/data', 'sessions/nobody/data', `profiles/${'x'.repeat(900)}/data`])
      expect(await platform.call('GET', place, undefined, sensitive)).toEqual({
        status: 200,
        ...responseOf(readDataExamples, 'nothing'),
      });
  });
});

/** Drops what differs from time to time: times, ids of requests and the version of the data. */
function withoutChance(answer: object): unknown {
  const text = JSON.stringify(answer, (key, value) => (key === 'requestId' ? 'some id' : value));
  return JSON.parse(
    text
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"some time"')
      .replace(/"dataVersion":"[^"]*"/g, '"dataVersion":"some version"'),
  );
}

function exampleNamed(wanted: string) {
  const found = readCartExamples.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`there is no example ${wanted}`);
  return found;
}
