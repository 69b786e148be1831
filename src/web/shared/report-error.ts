import { type ClientError, clientErrorPath, placeInCode } from '#domain/client-errors.ts';

const reported = new Set<string>();

/** Tells the server once that the page broke: where in our code and by which class of error, never with its words. */
export function reportError(error: unknown): void {
  const report = clientErrorOf(error, location.pathname);
  const text = JSON.stringify(report);
  if (reported.has(text)) return;
  reported.add(text);
  void fetch(clientErrorPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: text,
  }).catch(() => undefined);
}

/** What is told of an error. */
export function clientErrorOf(error: unknown, page: string): ClientError {
  if (!(error instanceof Error)) return { name: 'other', at: 'other', page };
  return { name: error.name, at: placeInCode.exec(error.stack ?? '')?.[1] ?? 'other', page };
}
