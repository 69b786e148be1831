import type { FastifyReply } from 'fastify';
import { type CallName, callPaths } from '#contract/call-paths.ts';

/** Says in the header where a list goes on, if it does. */
export function linkNextPage(
  reply: FastifyReply,
  call: CallName,
  query: Record<string, string | number | undefined> | null,
): void {
  if (!query) return;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) asked.set(name, String(value));
  reply.header('link', `<${callPaths[call].path}?${asked.toString()}>; rel="next"`);
}
