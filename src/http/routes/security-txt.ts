import type { FastifyInstance } from 'fastify';

export const securityTxtPath = '/.well-known/security.txt';

const dayMs = 86_400_000;
/** RFC 9116, 2.5.5: less than a year ahead. */
const validDays = 90;

/** RFC 9116. `contacts` are URIs, the preferred one first. Expires moves on with each day. */
export function addSecurityTxtRoute(
  server: FastifyInstance,
  contacts: readonly string[],
  now: () => Date = () => new Date(),
): void {
  if (contacts.length === 0) return;
  server.get(securityTxtPath, (_request, reply) => {
    reply.outcome = 'document';
    const day = Math.floor(now().getTime() / dayMs) + validDays;
    const expires = new Date(day * dayMs).toISOString().replace('.000Z', 'Z');
    const lines = [...contacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`];
    reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
