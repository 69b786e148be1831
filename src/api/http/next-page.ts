import type { FastifyReply } from 'fastify';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';

/** Sets the Link header to the next page of a list, if there is one. */
export function linkNextPage(
  reply: FastifyReply,
  call: EndpointName,
  query: Record<string, string | number | undefined> | null,
): void {
  if (!query) return;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, String(value));
  reply.header('link', `<${endpoints[call].path}?${parameters.toString()}>; rel="next"`);
}
