import { expect, it } from 'vitest';
import { catalog, doubtCodes } from '../src/problem/catalog.ts';
import { canBeOverridden } from './override.ts';

it.each(catalog)('an address with $code can be kept only where that is a doubt', ({ code }) => {
  expect(canBeOverridden({ error: code })).toBe(doubtCodes.has(code));
});
