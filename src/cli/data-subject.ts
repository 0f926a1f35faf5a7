import { Option } from 'commander';
import { OperatorError } from '../operator-error.ts';
import type { DataSubject } from '../platform/privacy-store.ts';
import type { Actor } from '../registry/actor.ts';
import { parseId } from './parse-option.ts';

export interface SubjectOptions {
  readonly profile?: string;
  readonly session?: string;
  readonly by: string;
}

export const profileOption = () =>
  new Option('--profile <id>', 'profile, as tokens name it').argParser(parseId);

export const sessionOption = () =>
  new Option('--session <id>', 'session, as tokens name it').argParser(parseId);

export const byOption = () =>
  new Option('--by <name>', 'who runs this, for the audit trail').default('command').argParser(parseId);

/** Throws OperatorError unless exactly one of profile and session is named. */
export function requireSubject({ profile, session }: SubjectOptions): DataSubject {
  if (profile !== undefined && session === undefined) return { kind: 'profile', id: profile };
  if (session !== undefined && profile === undefined) return { kind: 'session', id: session };
  throw new OperatorError('Give either --profile or --session.');
}

export function actorOf({ by }: { readonly by: string }): Actor {
  return { actor: by, requestId: null };
}
