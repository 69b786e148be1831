import { useId } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { companyPictures } from '../../../shared/team/company-pictures.tsx';

const parts = ['designs', 'people', 'links', 'proofs', 'orders', 'files'] as const;

/** What the Corporate plan does for a company, below the prices. */
export function CompanyOffer() {
  const words = useTexts('company-offer');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-14 tablet:pt-20">
      <h2
        id={headingId}
        className="font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display) tablet:text-[32px] tablet:leading-10"
      >
        {words.heading}
      </h2>
      <p className="pt-1.5 text-lg text-muted-foreground">{words.text}</p>
      <ul className="grid gap-x-6 gap-y-8 pt-6 tablet:grid-cols-2 desktop:grid-cols-3">
        {parts.map((part) => {
          const Picture = companyPictures[part];
          return (
            <li key={part} className="flex flex-col gap-1">
              <Picture />
              <h3 className="pt-3 font-semibold">{words.parts[part].title}</h3>
              <p className="text-pretty text-muted-foreground">{words.parts[part].text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
