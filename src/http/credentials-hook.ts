import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type Caller, type PlatformCaller, type Scope, sensitiveScope } from '../checkout/ports.ts';
import { CredentialsError } from '../credentials/token-verifier.ts';
import type { Actor } from '../registry/registry-entries.ts';
import { sendFailure } from './envelope.ts';
import type { HttpServices } from './http-services.ts';
import { countedAddress, createCallLimits } from './limit-calls.ts';
import { failures } from './status.ts';

/**
 * Admits callers with a scope, and `besides` where it is given, who are within the limits, before the body is
 * read: nothing of a stranger's request is parsed. An address over its limit is refused before its
 * credentials are checked. Calls of the admin API use no quota; refused ones do.
 */
export function admitCallers(services: HttpServices, scope: Scope, besides?: typeof sensitiveScope) {
  const { authenticate, limits } = services;
  const needed = [scope, ...(besides === undefined ? [] : [besides])].map(refusalWithout);
  const isUsable = (caller: Caller | PlatformCaller) =>
    // Callers of the admin API must have a name, so that the audit trail can say who did what.
    scope === 'platform' ? caller.profile !== undefined : isBuyer(caller);
  const { refuseAddress, countRefused } = createCallLimits(limits);
  const { goOnWithin } = createCallLimits(scope === 'platform' ? undefined : limits);
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const address = countedAddress(request);
    if (refuseAddress(address, reply)) return;
    const pass = (caller: Caller | PlatformCaller) =>
      goOnWithin({ address, token: caller.token, profile: caller.profile }, reply, () => {
        const lacking = needed.find(({ name }) => !caller.scopes.has(name));
        if (lacking !== undefined) return void sendFailure(reply, lacking.problem, lacking.headers);
        request.caller = caller;
        done(isUsable(caller) ? undefined : new CredentialsError('Invalid'));
      });
    const refuse = (error: unknown) => {
      countRefused(address);
      done(error as Error);
    };
    let result: ReturnType<HttpServices['authenticate']>;
    try {
      result = authenticate(request.headers.authorization);
    } catch (error) {
      return void refuse(error);
    }
    if (result instanceof Promise) result.then(pass, refuse);
    else pass(result);
  };
}

function refusalWithout(name: Scope | typeof sensitiveScope) {
  const challenge = `${failures['Authorization.Scope'].headers?.['www-authenticate']}, scope="${name}"`;
  return {
    name,
    problem: { code: 'Authorization.Scope', params: { scope: name } },
    headers: { 'www-authenticate': challenge },
  } as const;
}

function isBuyer(caller: Caller | PlatformCaller): caller is Caller {
  return caller.session !== undefined;
}

/** The buyer whom the hook admitted. Throws on a route without the hook, which is a defect. */
export function requireCaller({ caller }: FastifyRequest): Caller {
  if (caller === null || !isBuyer(caller)) throw new Error('no buyer was admitted');
  return caller;
}

export function actorOf({ caller, id }: FastifyRequest): Actor {
  if (caller?.profile === undefined) throw new Error('nobody of the platform was admitted');
  return { actor: caller.profile, requestId: id };
}

export function seesSealed({ caller }: FastifyRequest): boolean {
  return caller?.scopes.has(sensitiveScope) === true;
}
