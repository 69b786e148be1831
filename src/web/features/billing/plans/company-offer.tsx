import { useId } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { CompanyParts } from '../../../shared/team/company-parts.tsx';

/** What the Corporate plan does for a company, below the prices. */
export function CompanyOffer() {
  const t = useTexts('company-offer');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-14 tablet:pt-20">
      <h2
        id={headingId}
        className="font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display) tablet:text-[32px] tablet:leading-10"
      >
        {t.heading}
      </h2>
      <p className="pt-1.5 text-lg text-muted-foreground">{t.text}</p>
      <CompanyParts />
    </section>
  );
}
