import { calibrate, convertColour, inspectFont, prepare, printCard } from './card-jobs.ts';
import { checkScenes, fixAllOf } from './check-card.ts';
import { checkList, sharedSizes } from './check-list.ts';
import { exportPrinter } from './export-printer.ts';
import { drawLogo, inspectLogoFile, proof } from './logo-jobs.ts';
import { checkCards, printCards } from './print-cards.ts';
import type { JobHandlers } from './print-messages.ts';
import { printReceipt } from './print-receipt.ts';

/** What the worker can do. Parsers of lists and archives load with the first of them. */
export const printJobs: JobHandlers = {
  prepare,
  inspectLogo: inspectLogoFile,
  drawLogo,
  inspectFont,
  convertColour,
  proof,
  checkCard: checkScenes,
  fixAll: fixAllOf,
  printCard,
  calibrate,
  printReceipt: ({ receipt }) => printReceipt(receipt),
  readList: async (input) => (await import('./read-people-list.ts')).readPeopleList(input),
  checkList,
  sharedSizes,
  checkCards,
  printCards,
  addToArchive: async (input) => (await import('./add-to-archive.ts')).addToArchive(input),
  exportAccount: async (input, onProgress) => {
    const { exportAccount } = await import('./export-account.ts');
    return exportAccount(input, exportPrinter, onProgress);
  },
};
