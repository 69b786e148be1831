import { useTexts } from '../i18n/use-texts.ts';
import { companyPictures } from './company-pictures.tsx';

const parts = ['designs', 'people', 'links', 'proofs', 'orders', 'files'] as const;

/** What a company does with its cards: a picture, a title and a sentence each. */
export function CompanyParts() {
  const t = useTexts('company-offer');
  return (
    <ul className="grid gap-x-6 gap-y-8 pt-6 tablet:grid-cols-2 desktop:grid-cols-3">
      {parts.map((part) => {
        const Picture = companyPictures[part];
        return (
          <li key={part} className="flex flex-col gap-1">
            <Picture />
            <h3 className="pt-3 font-semibold">{t.parts[part].title}</h3>
            <p className="text-pretty text-muted-foreground">{t.parts[part].text}</p>
          </li>
        );
      })}
    </ul>
  );
}
