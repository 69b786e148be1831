import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';

const path = '/.well-known/security.txt';
const yearMs = 365 * 24 * 60 * 60 * 1000;

type SecurityTxt = { contact: string | null; publicOrigin: string; now: () => Date };

/** Serves the contact for security problems (RFC 9116), if the operator has set one. */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicOrigin, now }: SecurityTxt): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (!contact) throw new Refusal('NOT_FOUND');
    const expires = new Date(now().getTime() + yearMs);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, sk',
      `Canonical: ${publicOrigin}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
