import { beforeAll, describe, expect, it } from 'vitest';
import { readAddressExamples, writeAddressExamples } from '../../src/http/openapi/address-examples.ts';
import {
  readApplicationExamples,
  takenSiteUrl,
  writeApplicationExamples,
} from '../../src/http/openapi/application-examples.ts';
import { eachStore } from '../store/stores.ts';
import { newBuyer, openService, type Service } from './service.ts';

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
