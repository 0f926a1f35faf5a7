import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/command.ts';
import { readSettings } from '../config/settings.ts';
import { openConsole } from './apps.ts';

const markets = { find: () => undefined, codes: () => ['FR'], dataVersion: '' };
const now = () => new Date('2026-03-01T12:00:00Z');
const open = (environment: Record<string, string> = {}) =>
  openConsole(readSettings({ DATA_DIR: temporaryFolder(), ...environment }), () => markets, now);

describe('the token of the console', () => {
  it('is the platform’s, for a quarter of an hour', async () => {
    const [, payload = ''] = ((await open().issueToken?.()) ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ sub: 'console', scope: 'platform' });
    expect(claims.exp - claims.iat).toBe(900);
  });

  it('lives no longer than the service takes one', async () => {
    const [, payload = ''] = ((await open({ AUTH_TOKEN_LIFETIME_SECONDS: '60' }).issueToken?.()) ?? '').split(
      '.',
    );
    const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(exp - iat).toBe(60);
  });

  it('is not given where others than this machine reach the service', () => {
    expect(open({ HOST: '0.0.0.0', ALLOW_QUICK_START_ON_NETWORK: 'true' }).issueToken).toBeUndefined();
  });
});
