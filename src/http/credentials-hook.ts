import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type Caller, type PlatformCaller, type Scope, sensitiveScope } from '../checkout/caller.ts';
import type { Actor } from '../checkout/platform-ports.ts';
import { CredentialsError } from '../credentials/credentials-error.ts';
import { sendFailure } from './envelope.ts';
import type { HttpServices } from './http-services.ts';
import { failureOf } from './status.ts';

/**
 * Admits callers whose credentials hold a scope. It runs before the body is read, so that nothing of a stranger's
 * request is looked at. A token that was seen before is answered without a promise.
 */
export function admitCallers(authenticate: HttpServices['authenticate'], scope: Scope) {
  const challenge = `${failureOf('Authorization.Scope').headers?.['www-authenticate']}, scope="${scope}"`;
  const lacksScope = { code: 'Authorization.Scope', params: { scope } } as const;
  const isUsable = scope === 'platform' ? isNamed : isBuyer;

  function admit(
    caller: Caller | PlatformCaller,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ) {
    if (!caller.scopes.has(scope)) {
      sendFailure(reply, lacksScope, { 'www-authenticate': challenge });
      return;
    }
    request.caller = caller;
    done(isUsable(caller) ? undefined : new CredentialsError('Invalid'));
  }

  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    let result: ReturnType<HttpServices['authenticate']>;
    try {
      result = authenticate(request.headers.authorization);
    } catch (error) {
      done(error as Error);
      return;
    }
    if (result instanceof Promise) result.then((caller) => admit(caller, request, reply, done), done);
    else admit(result, request, reply, done);
  };
}

function isBuyer(caller: Caller | PlatformCaller): caller is Caller {
  return caller.session !== undefined;
}

/** Whoever acts for the platform has a name, so that it can be said who did what. */
function isNamed({ profile }: Caller | PlatformCaller): boolean {
  return profile !== undefined;
}

/** The buyer that the hook admitted. Throws on a route without the hook, which is a defect. */
export function requireCaller({ caller }: FastifyRequest): Caller {
  if (caller === null || !isBuyer(caller)) throw new Error('no buyer was admitted');
  return caller;
}

/** Who acts for the platform, admitted by the hook. */
export function actorOf({ caller, id }: FastifyRequest): Actor {
  if (caller?.profile === undefined) throw new Error('nobody of the platform was admitted');
  return { actor: caller.profile, requestId: id };
}

/** Whether the caller may see what is sealed. */
export function seesSealed({ caller }: FastifyRequest): boolean {
  return caller?.scopes.has(sensitiveScope) === true;
}
