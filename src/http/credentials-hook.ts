import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Caller, Scope } from '../checkout/caller.ts';
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

  function admit(
    caller: Caller,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ) {
    if (!caller.scopes.has(scope)) {
      sendFailure(reply, lacksScope, { 'www-authenticate': challenge });
      return;
    }
    request.caller = caller;
    done();
  }

  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    let result: Caller | Promise<Caller>;
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

/** The caller that the hook admitted. Throws on a route without the hook, which is a defect. */
export function requireCaller(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('no caller was admitted');
  return request.caller;
}
