import type { Language } from '#domain/account/languages.ts';
import type { Catalogues } from '#messages/catalogues.ts';
import { type CatalogueName, rememberTexts } from '../shared/i18n/load-texts.ts';

/** All catalogues, by their paths: `../../messages/sk/orders.ts`. */
const catalogues = import.meta.glob(
  ['../../messages/*/*.ts', '!../../messages/*/rules.ts', '!../../messages/every-language/*'],
  {
    eager: true,
    import: 'default',
  },
);

for (const [path, texts] of Object.entries(catalogues)) {
  const [language, name] = path.replace(/\.ts$/, '').split('/').slice(-2);
  rememberTexts(language as Language, name as CatalogueName, texts);
}

/** A catalogue for the prerendered documents, which have all of them at once. */
export function textsIn<Name extends CatalogueName>(language: Language, name: Name): Catalogues[Name] {
  const texts = catalogues[`../../messages/${language}/${name}.ts`];
  if (!texts) throw new Error(`messages/${language}/${name}.json is not loaded`);
  return texts as Catalogues[Name];
}
