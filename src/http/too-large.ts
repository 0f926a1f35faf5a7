import type { FailureProblem } from './envelope.ts';

const kibibyte = 1_024;

export function tooLarge(limitBytes: number): FailureProblem {
  return { code: 'Request.TooLarge', params: { limit: inUnits(limitBytes) } };
}

/** In the largest unit that says it in a whole number: 65,536 is 64 KiB. */
function inUnits(bytes: number): string {
  if (bytes % kibibyte ** 2 === 0) return `${bytes / kibibyte ** 2} MiB`;
  return bytes % kibibyte === 0 ? `${bytes / kibibyte} KiB` : `${bytes} bytes`;
}
