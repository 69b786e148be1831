import { use } from 'react';
import type { Catalogues } from '#messages/catalogues.ts';
import { type CatalogueName, loadTexts } from './load-texts.ts';
import type { Messages } from './messages.ts';
import { useLanguage } from './messages-context.tsx';

/**
 * The texts that every page has, or those of the catalogue `name`, in the current language. The build loads a catalogue together
 * with the code that names it here.
 */
export function useTexts(): Messages;
export function useTexts<Name extends CatalogueName>(name: Name): Catalogues[Name];
export function useTexts(name?: CatalogueName): Messages | Catalogues[CatalogueName] {
  const { current, messages } = useLanguage();
  if (!name) return messages;
  return use(loadTexts(current, name));
}
