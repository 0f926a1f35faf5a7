import { describe, expect, it, vi } from 'vitest';
import { sharedToken } from './shared-token.ts';

function counting() {
  let count = 0;
  const newToken = vi.fn(async () => {
    count += 1;
    return `token ${count}`;
  });
  return { source: sharedToken(newToken), newToken };
}

describe('a shared token', () => {
  it('is fetched once for all calls', async () => {
    const { source, newToken } = counting();
    expect(await Promise.all([source(), source(), source()])).toEqual(['token 1', 'token 1', 'token 1']);
    expect(newToken).toHaveBeenCalledTimes(1);
  });

  it('is renewed once, however many calls had it refused', async () => {
    const { source, newToken } = counting();
    const old = await source();
    expect(await Promise.all([source(old), source(old), source(old)])).toEqual([
      'token 2',
      'token 2',
      'token 2',
    ]);
    expect(await source(old)).toBe('token 2');
    expect(newToken).toHaveBeenCalledTimes(2);
  });

  it('that could not be fetched is asked for again by the next call', async () => {
    const { source, newToken } = counting();
    newToken.mockRejectedValueOnce(new Error('signed out'));
    await expect(source()).rejects.toThrow('signed out');
    expect(await source()).toBe('token 1');
  });

  it('that could not be renewed is asked for again by the next call', async () => {
    const { source, newToken } = counting();
    const old = await source();
    newToken.mockRejectedValueOnce(new Error('signed out'));
    await expect(source(old)).rejects.toThrow('signed out');
    expect(await source(old)).toBe('token 2');
  });
});
