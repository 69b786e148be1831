import { createPrintClient, type PrintPort } from './print-client.ts';

/** The client of the page's only print worker. */
export const printer = createPrintClient(
  (): PrintPort => new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' }),
);

export const requestPrint = printer.request;
