import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFailure } from './envelope.ts';

export class RouteMethods {
  private readonly byPath = new Map<string, string[]>();

  /** Must be called before the first route is added. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      const methods = this.byPath.get(url) ?? [];
      this.byPath.set(url, methods.concat(method));
    });
  }

  /** The methods of a URL's path, in the form of Allow; undefined where the service has no such path. */
  allowed(url: string): string | undefined {
    const path = pathOf(url);
    const methods = this.byPath.get(path) ?? this.ofPattern(path);
    return methods && [...new Set(methods)].sort().join(', ');
  }

  private ofPattern(path: string): string[] | undefined {
    for (const [pattern, methods] of this.byPath) if (matches(pattern, path)) return methods;
    return undefined;
  }
}

/** Whether a path matches a pattern with parameters, or with a wildcard at its end. */
function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  const parts = path.split('/');
  const declared = pattern.split('/');
  const isPart = (part: string, position: number) =>
    part === parts[position] || (part.startsWith(':') && parts[position] !== '');
  return declared.length === parts.length && declared.every(isPart);
}

/** Answers a request that no route matches: 405 where another method would match, else 404. */
export function answerUnmatched(reply: FastifyReply, allowed: string | undefined): FastifyReply {
  if (allowed === undefined) return sendFailure(reply, { code: 'Route.NotFound' });
  return sendFailure(reply, { code: 'Method.NotAllowed', params: { methods: allowed } }, { allow: allowed });
}

/** The target has origin or absolute form (RFC 9112, 3.2). The router resolves no dots. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}
