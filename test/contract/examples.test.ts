import { beforeAll, describe, expect, it } from 'vitest';
import { readAddressExamples, writeAddressExamples } from '../../src/http/openapi/address-examples.ts';
import {
  readApplicationExamples,
  takenSiteUrl,
  writeApplicationExamples,
} from '../../src/http/openapi/application-examples.ts';
import { exampleKeys, readCartExamples } from '../../src/http/openapi/platform-examples.ts';
import { platformOperations } from '../../src/http/openapi/platform-operations.ts';
import { eachStore } from '../store/stores.ts';
import { eachPlatform } from './platform.ts';
import { newBuyer, openService, type Service, today } from './service.ts';

/** Those of a market whose carriers do not take everything. */
const strictExamples = new Set(['postOfficeBoxRefused', 'provinceNotServed', 'militaryAddressRefused']);

/** The examples of the OpenAPI document, sent as they stand. */
eachStore((_name, open) => {
  let service: Service;
  beforeAll(async () => {
    const store = await open();
    await store.putSiteUrls([{ siteUrl: takenSiteUrl, owner: 'somebody else' }]);
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

/** The examples of the platform's operations, sent as they stand, in the order in which the document has them. */
eachPlatform((platform) => {
  const keys: Readonly<Record<string, string>> = {
    'profiles/{id}': `profiles/${exampleKeys.profile}`,
    'branches/{id}': `branches/${exampleKeys.branch}`,
    'site-urls/{siteUrl}': `site-urls/${exampleKeys.siteUrl}`,
    'applications/{session}': `applications/${exampleKeys.session}`,
    'applications/{session}/register': `applications/${exampleKeys.session}/register`,
  };
  const buyer = newBuyer({ session: exampleKeys.session, cart: exampleKeys.cart });

  const sent = platformOperations
    .map((operation) => ({ ...operation, place: operation.path.replace('/platform/v1/', '') }))
    .filter(({ place }) => place in keys || !place.includes('{'))
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

function exampleNamed(wanted: string) {
  const found = readCartExamples.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`there is no example ${wanted}`);
  return found;
}
