import { type ClientError, clientErrorPath, placeInCode } from '#contract/client-errors.ts';

/** One fault can strike with every frame: a page tells no more than this. */
const mostReports = 10;

/** Sends each report once, and not without end. */
export function createReporter(send: (report: string) => void): (report: ClientError) => void {
  const sent = new Set<string>();
  return (report) => {
    const text = JSON.stringify(report);
    if (sent.has(text) || sent.size >= mostReports) return;
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

/** Tells the server once that the page broke: where in our code and by which class of error, never with its words. */
export function reportError(error: unknown): void {
  report(clientErrorOf(error, location.pathname));
}

/** Tells also of errors that nobody caught, outside of what React draws. */
export function followErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }: ErrorEvent) => {
    const thrown: unknown = error ?? message;
    if (!isNoise(thrown)) {
      report(clientErrorOf(thrown, location.pathname, `${filename}:${lineno}:${colno}`));
    }
  });
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (!isNoise(reason)) reportError(reason);
  });
}

/** What browsers say of scripts that are not ours, and of sizes that they tell in the next frame. */
const browsersNoise = /^Script error\.?$|^ResizeObserver loop /;

/** Code that did not come, as each browser says it: it is told where it was needed, and loaded again. */
const missingCode = /dynamically imported module|^Importing a module script failed|^Unable to preload CSS/;

/** Whether an error that nobody caught is no fault of our code. What was called off is none either. */
export function isNoise(thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === 'AbortError') return true;
  const words = thrown instanceof Error ? thrown.message : String(thrown);
  return browsersNoise.test(words) || missingCode.test(words);
}

/** What is told of an error; where it has no stack of its own, the browser may know the place. */
export function clientErrorOf(error: unknown, page: string, place = ''): ClientError {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'other' };
  return { name, at: placeInCode.exec(stack)?.[1] ?? placeInCode.exec(place)?.[1] ?? 'other', page };
}
