import { createContext, use, useSyncExternalStore } from 'react';
import type { Offering } from '#domain/payment/offering.ts';
import { readOffering } from './page/site.ts';

/** Set while pages are prerendered, once for each way. In the browser the server has written it into the page. */
export const OfferingContext = createContext<Offering | null>(null);

let written: Offering | undefined;

/** How accounts get plans in this installation. It never changes while a page is open. */
export function offeringOfPage(): Offering {
  written ??= readOffering(document.getElementById('site')?.textContent ?? '');
  return written;
}

/** Whether plans are sold here. Where they are given, nothing about prices and payments is shown. */
export function useArePlansSold(): boolean {
  const ofPage = useSyncExternalStore<Offering>(neverChanges, offeringOfPage, () => 'selling');
  return (use(OfferingContext) ?? ofPage) === 'selling';
}

function neverChanges() {
  return () => undefined;
}
