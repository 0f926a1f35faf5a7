import { expect } from 'vitest';
import { codesOf } from '../support/http-server.ts';
import { type Buyer, eachService, newBuyer, type OpenedService } from './service.ts';

let count = 0;

/** A valid application with a site URL that nobody else asks for. */
export function valid(changes: object = {}) {
  count += 1;
  return {
    DateOfBirth: '07/23/1985',
    EMail: 'maria.lopez@example.com',
    SubscribeToEmail: false,
    FirstName: 'Maria',
    LastName: 'Lopez',
    PhoneHome: '(510)555-0123',
    Pin: '0421',
    SiteUrl: `Site${count}x${process.hrtime.bigint()}`,
    ...changes,
  };
}

export interface ApplicationStep extends OpenedService {
  /** The codes of a submission, which must have stored nothing. */
  refusalOf(changes: object, buyer?: Buyer): Promise<string[]>;
}

/** Runs the suite over each store. */
export function eachApplicationStep(suite: (step: ApplicationStep) => void): void {
  eachService((opened) => {
    const refusalOf: ApplicationStep['refusalOf'] = async (changes, buyer = newBuyer()) => {
      const { status, ...body } = await opened.service.apply(buyer, valid(changes));
      expect([status, body.success, Object.keys(body).sort()]).toEqual([200, false, ['error', 'success']]);
      expect((await opened.service.readApplication(buyer)).status).toBe(404);
      return codesOf(body);
    };
    suite(Object.assign(opened, { refusalOf }));
  });
}
