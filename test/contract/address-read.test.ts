import { describe, expect, it } from 'vitest';
import { clerk } from '../store/samples.ts';
import { codesOf } from '../support/http-server.ts';
import { eachAddressStep } from './each-address-step.ts';
import { newBuyer } from './service.ts';

eachAddressStep((step) => {
  describe('reading', () => {
    const profile = {
      market: 'US',
      email: 'jo@example.com',
      phone: null,
      address: {
        name: 'Jo Doe',
        line1: '1 Main St',
        line2: null,
        line3: null,
        locality: 'Oakland',
        administrativeArea: 'CA',
        postalCode: '94601',
      },
    };
    const profileShape = {
      Phone: '',
      Email: 'jo@example.com',
      ShipToEMail: '',
      Name: 'Jo Doe',
      AddressPrimary: '1 Main St',
      AddressSecondary: '',
      AddressTertiary: '',
      City: 'Oakland',
      Province: 'CA',
      PostalCode: '94601',
      success: true,
      error: null,
    };

    it('a guest’s new cart holds no address', async () => {
      const answer = await step.service.readAddress(newBuyer());
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('a profile without an address has none to give', async () => {
      const answer = await step.service.readAddress(newBuyer({ profile: 'nobody' }));
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('the profile’s address is read until the cart has one of its own', async () => {
      await step.store.putProfiles([{ id: 'jo', ...profile }], clerk);
      const buyer = newBuyer({ profile: 'jo' });
      expect(await step.service.readAddress(buyer)).toEqual({ status: 200, ...profileShape });
      await step.submit({ City: 'Fremont' }, buyer);
      expect(await step.service.readAddress(buyer)).toMatchObject({ City: 'Fremont', Name: 'Maria Lopez' });
    });

    it('a profile’s address of another market is not this one’s', async () => {
      await step.store.putProfiles([{ id: 'elsewhere', ...profile, market: 'CA' }], clerk);
      expect((await step.service.readAddress(newBuyer({ profile: 'elsewhere' }))).status).toBe(404);
    });

    it('the whole shape comes back, and nothing more of what was sent', async () => {
      const buyer = newBuyer();
      await step.submit(
        {
          ShipToEmail: 's@example.com',
          PONumber: 'P-1',
          ShipToInstruction: 'Ring',
          ShipToId: '12-3456',
          AddressTertiary: 'Dock 4',
        },
        buyer,
      );
      expect(await step.service.readAddress(buyer)).toEqual({
        status: 200,
        Phone: '(510)555-0123',
        Email: 'maria.lopez@example.com',
        ShipToEMail: 's@example.com',
        Name: 'Maria Lopez',
        AddressPrimary: '39300 Civic Center Dr',
        AddressSecondary: 'Suite 110',
        AddressTertiary: 'Dock 4',
        City: 'Fremont',
        Province: 'CA',
        PostalCode: '94538',
        success: true,
        error: null,
      });
    });

    it('nobody reads another’s cart', async () => {
      await step.submit({}, newBuyer());
      expect((await step.service.readAddress(newBuyer())).status).toBe(404);
    });
  });
});
