import { describe, expect, it } from 'vitest';
import { clerk } from '../store/samples.ts';
import { codesOf } from '../support/http-server.ts';
import { eachAddressStep } from './each-address-step.ts';
import { newBuyer } from './service.ts';

eachAddressStep((step) => {
  describe('reading the address of a cart', () => {
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

    it('finds nothing for a guest’s new cart', async () => {
      const answer = await step.service.readAddress(newBuyer());
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('finds nothing for a profile without an address', async () => {
      const answer = await step.service.readAddress(newBuyer({ profile: 'nobody' }));
      expect([answer.status, codesOf(answer)]).toEqual([404, ['Address.NotFound']]);
    });

    it('gives the profile’s address until the cart has its own', async () => {
      await step.store.putProfiles([{ id: 'jo', ...profile }], clerk);
      const buyer = newBuyer({ profile: 'jo' });
      expect(await step.service.readAddress(buyer)).toEqual({ status: 200, ...profileShape });
      await step.submit({ City: 'Fremont' }, buyer);
      expect(await step.service.readAddress(buyer)).toMatchObject({ City: 'Fremont', Name: 'Maria Lopez' });
    });

    it('does not give a profile’s address of another market', async () => {
      await step.store.putProfiles([{ id: 'elsewhere', ...profile, market: 'CA' }], clerk);
      expect((await step.service.readAddress(newBuyer({ profile: 'elsewhere' }))).status).toBe(404);
    });

    it('gives back the whole shape, and nothing else that was sent', async () => {
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

    it('never gives the cart of another buyer', async () => {
      await step.submit({}, newBuyer());
      expect((await step.service.readAddress(newBuyer())).status).toBe(404);
    });
  });
});
