import { type ClientError, clientErrorPath, placeInCode } from '#contract/client-errors.ts';

/** Most reports per page load: one fault can repeat on every frame. */
const maxReports = 10;

/** Sends each distinct report once, up to the limit. */
export function createReporter(send: (report: string) => void): (report: ClientError) => void {
  const sent = new Set<string>();
  return (report) => {
    const text = JSON.stringify(report);
    if (sent.has(text) || sent.size >= maxReports) return;
    sent.add(text);
    send(text);
  };
}

const report = createReporter((body) => {
  void fetch(clientErrorPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
});

/** Reports an error by its class and its position in our code, never with its message. */
export function reportError(error: unknown): void {
  report(clientErrorOf(error, location.pathname));
}

/** Also reports uncaught errors and rejections outside React. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }: ErrorEvent) => {
    const thrown: unknown = error ?? message;
    if (!isIgnored(thrown)) {
      report(clientErrorOf(thrown, location.pathname, `${filename}:${lineno}:${colno}`));
    }
  });
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (!isIgnored(reason)) reportError(reason);
  });
}

/** Errors of cross-origin scripts, and harmless ResizeObserver notifications. */
const browserNoise = /^Script error\.?$|^ResizeObserver loop /;

/** Failed chunk loads, as each browser words them. `lazyComponent` shows them and retries. */
const failedChunkLoad =
  /dynamically imported module|^Importing a module script failed|^Unable to preload CSS/;

/** Whether an uncaught error is not a fault of our code. Includes aborted requests. */
export function isIgnored(thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === 'AbortError') return true;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return browserNoise.test(message) || failedChunkLoad.test(message);
}

/** The report of an error. Without a stack the browser's position is used. */
export function clientErrorOf(error: unknown, page: string, place = ''): ClientError {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'other' };
  return { name, at: placeInCode.exec(stack)?.[1] ?? placeInCode.exec(place)?.[1] ?? 'other', page };
}
