import { use } from 'react';
import type { Catalogues } from '#messages/catalogues.ts';
import { type CatalogueName, loadedTexts, loadTexts } from './load-texts.ts';
import { useLanguage } from './messages-context.tsx';

/** The texts of a catalogue in the current language. The build loads it together with the code that calls this. */
export function useTexts<Name extends CatalogueName>(name: Name): Catalogues[Name] {
  const { current } = useLanguage();
  return loadedTexts(current, name) ?? use(loadTexts(current, name));
}
