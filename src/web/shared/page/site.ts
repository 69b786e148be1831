import { useSyncExternalStore } from 'react';
import { makerSlots } from '#contract/page-slots.ts';
import type { Registration } from '#domain/account/registration.ts';
import type { Offering } from '#domain/payment/offering.ts';

type Maker = { name: string; url: string };

const fallback: Maker = { name: 'Studio Sever', url: 'https://studio-sever.example/' };
let maker: Maker | undefined;

/** The maker that the header credits; the server writes it into the page. */
export function useSiteMaker(): Maker {
  return useSyncExternalStore(
    neverChanges,
    () => (maker ??= readMaker(document.getElementById('site')?.textContent ?? '')),
    () => makerSlots,
  );
}

/** Whether this installation sends mail; without it, what needs mail is hidden. */
export function useIsMailOn(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readIsMailOn(document.getElementById('site')?.textContent ?? ''),
    () => true,
  );
}

export function readIsMailOn(json: string): boolean {
  return partOf(parseSite(json), 'isMailOn') === true;
}

/** Whether everyone may register, or only invited people. */
export function useIsRegistrationOpen(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readRegistration(document.getElementById('site')?.textContent ?? '') === 'anyone',
    () => true,
  );
}

function readRegistration(json: string): Registration {
  return partOf(parseSite(json), 'registration') === 'invited' ? 'invited' : 'anyone';
}

export function readOffering(json: string): Offering {
  return partOf(parseSite(json), 'offering') === 'giving' ? 'giving' : 'selling';
}

function neverChanges() {
  return () => undefined;
}

export function readMaker(json: string): Maker {
  const maker = partOf(parseSite(json), 'maker');
  const name = partOf(maker, 'name');
  const url = partOf(maker, 'url');
  return typeof name === 'string' && typeof url === 'string' ? { name, url } : fallback;
}

function parseSite(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;
}
