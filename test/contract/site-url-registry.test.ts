import { describe, expect, it } from 'vitest';
import { clerk } from '../store/samples.ts';
import { readRegistryVectors } from '../support/application-vectors.ts';
import { codesOf } from '../support/http-server.ts';
import { eachApplicationStep, valid } from './each-application-step.ts';
import { newBuyer } from './service.ts';

eachApplicationStep((step) => {
  describe('a site URL beside registered ones', () => {
    it.each(readRegistryVectors())(
      '$siteUrl: $reason',
      async ({ registered, profile, siteUrl, problems }) => {
        await step.store.putSiteUrls(registered, clerk);
        const buyer = newBuyer(profile === undefined ? {} : { profile });
        expect(codesOf(await step.service.apply(buyer, valid({ SiteUrl: siteUrl })))).toEqual(problems);
        expect((await step.service.readApplication(buyer)).success).toBe(problems.length === 0);
      },
    );
  });
});
