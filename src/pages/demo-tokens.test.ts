import { describe, expect, it } from 'vitest';
import type { TokenContent } from '../credentials/mint-token.ts';
import { createDemoTokens } from './apps.ts';

const demoSession = /^demo-[0-9a-f-]{36}$/;

/** Asks for a token and answers what was signed, or the codes of what is wrong. */
async function ask(request: Record<string, unknown>, mostSeconds = 86_400) {
  const signed: TokenContent[] = [];
  const issue = createDemoTokens(
    (code) => code === 'US',
    async (content) => {
      signed.push(content);
      return 'signed';
    },
    mostSeconds,
  );
  const answer = await issue(request);
  return { answer, signed: signed[0] };
}

describe('tokens of the demo', () => {
  it.each([
    [{}, 'Market.Required'],
    [{ market: null }, 'Market.Required'],
    [{ market: '' }, 'Market.Required'],
    [{ market: 'XX' }, 'Market.Unknown'],
    [{ market: 7 }, 'Market.Unknown'],
  ])('%j is refused with %s and nothing is signed', async (request, code) => {
    expect(await ask(request)).toEqual({ answer: [{ code }], signed: undefined });
  });

  it('belong to the sample’s profile, for a quarter of an hour', async () => {
    const { answer, signed } = await ask({
      market: 'US',
      scope: 'platform',
      profile: 'somebody',
      cart: 'theirs',
    });
    expect(answer).toEqual({ token: 'signed', session: signed?.session, expiresInSeconds: 900 });
    expect(signed).toEqual({
      profile: 'sample-profile',
      session: expect.stringMatching(demoSession),
      market: 'US',
      scope: 'checkout promote',
      ttlSeconds: 900,
    });
  });

  it('live no longer than the service takes a token', async () => {
    const { answer, signed } = await ask({ market: 'US' }, 60);
    expect(answer).toMatchObject({ expiresInSeconds: 60 });
    expect(signed?.ttlSeconds).toBe(60);
  });

  it('continue a session that a visitor already has', async () => {
    const { signed: first } = await ask({ market: 'US' });
    const { signed: second } = await ask({ market: 'US', session: first?.session });
    expect(second?.session).toBe(first?.session);
  });

  it.each([
    'sample-session',
    'demo-1',
    'demo-00000000-0000-0000-0000-000000000000x',
    '\ndemo-00000000-0000-0000-0000-000000000000',
    ['demo-00000000-0000-0000-0000-000000000000'],
    7,
  ])('never name a session that is not of the demo: %j', async (session) => {
    const { signed } = await ask({ market: 'US', session });
    expect(signed?.session).toMatch(demoSession);
    expect(signed?.session).not.toBe(session);
  });
});
