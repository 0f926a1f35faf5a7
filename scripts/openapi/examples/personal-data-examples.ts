import { done } from '../../../src/http/wire/schema-parts.ts';
import { nothingErased, nothingHeld } from '../../../src/platform/platform-store.ts';
import type { Example } from './example.ts';
import { exampleKeys, profileExamples, readCartExamples } from './platform-examples.ts';

export const readDataExamples: readonly Example[] = [
  {
    name: 'held',
    summary: 'A profile that overrode a suggestion',
    response: {
      ...nothingHeld,
      profile: membersOf(profileExamples.read),
      carts: [
        {
          ...membersOf(readCartExamples),
          profile: exampleKeys.profile,
          session: exampleKeys.session,
          updatedAt: '2026-11-20T09:30:00.012Z',
        },
      ],
      siteUrls: [{ siteUrl: exampleKeys.siteUrl, owner: exampleKeys.profile }],
      audit: [
        putBy('profile', exampleKeys.profile),
        putBy('site_url', exampleKeys.siteUrl.toLowerCase()),
        {
          at: '2026-11-20T09:30:00.012Z',
          action: 'override address',
          actor: exampleKeys.profile,
          subject: 'cart',
          subjectId: exampleKeys.cart,
          profile: exampleKeys.profile,
          session: exampleKeys.session,
          details: {
            market: 'US',
            overridden: ['ErrorSuggestedFix'],
            change: 'city',
            dataVersion: '2026-11-01',
          },
          requestId: '9f86d081884c7d65.2s',
        },
      ],
      ...done,
    },
  },
  { name: 'nothing', summary: 'Nothing is held', response: { ...nothingHeld, ...done } },
];

function putBy(subject: 'profile' | 'site_url', subjectId: string): object {
  return {
    at: '2026-11-19T22:00:00.000Z',
    action: `put ${subject.replace('_', ' ')}`,
    actor: 'clerk',
    subject,
    subjectId,
    profile: exampleKeys.profile,
    session: null,
    details: null,
    requestId: '8c6976e5b5410415.1a',
  };
}

/** The members of the first example without its outcome. */
function membersOf([example]: readonly Example[]): object {
  const { success: _success, error: _error, ...members } = example?.response ?? {};
  return members;
}

export const eraseDataExamples: readonly Example[] = [
  {
    name: 'erased',
    summary: 'Everything except a registered site URL is gone',
    response: { ...nothingErased, profiles: 1, carts: 1, keptSiteUrls: [exampleKeys.siteUrl], ...done },
  },
  {
    name: 'nothing',
    summary: 'Nothing is held, or was erased before',
    response: { ...nothingErased, ...done },
  },
];
