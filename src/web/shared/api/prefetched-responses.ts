import { startPaths } from '#contract/paths/start-paths.ts';

declare global {
  /** What the document of a signed-in user asked for while this code was loading, by path. Set in index.html. */
  var prefetchedResponses: Map<string, Promise<Response>> | undefined;
}

export function hasPrefetchedResponse(call: keyof typeof startPaths): boolean {
  return globalThis.prefetchedResponses?.has(startPaths[call].path) ?? false;
}

/** The answer to a GET that the document has asked for; only once, since it is as old as the page. */
export function takePrefetchedResponse(path: string): Promise<Response> | undefined {
  const answer = globalThis.prefetchedResponses?.get(path);
  globalThis.prefetchedResponses?.delete(path);
  return answer;
}

/** After a change, or for another user, the answers are no longer right. */
export function dropPrefetchedResponses(): void {
  globalThis.prefetchedResponses?.clear();
}
