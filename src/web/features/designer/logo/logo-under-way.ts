import { createStore, useStored } from '../../../shared/store.ts';

const isUnderWay = createStore(false);

/** Told by whoever takes a picked file: until it is on the card, the card must not be saved without it. */
export function tellLogoUnderWay(underWay: boolean): void {
  isUnderWay.become(underWay);
}

export function useLogoUnderWay(): boolean {
  return useStored(isUnderWay);
}
