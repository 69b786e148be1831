import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { priceCents } from '#domain/plan/plans.ts';
import { useDollars } from '../../shared/i18n/dollars.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { colleagueCount } from '../../shared/team/sample/sample-company.ts';
import { SampleCompanyImage } from '../../shared/team/sample/sample-company-image.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ProductQuestions, ProductSection } from './product-section.tsx';
import { SampleCompanyCards } from './sample-company-cards.tsx';
import { TeamScreens } from './team-screens.tsx';

const sampleAnchor = 'sample';

/** The page for companies. */
export function Teams() {
  const t = useTexts('teams');
  const arePlansSold = useArePlansSold();
  const { hash } = useLocation();
  // The browser looked for the section before the page was rendered.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <>
      <div className="mx-auto grid w-full max-w-288 items-center gap-6 px-4 py-14 tablet:px-6 desktop:grid-cols-2">
        <div>
          <PageHeading
            className="text-[36px] leading-10 text-balance tablet:text-[44px] tablet:leading-12"
            pageTitle={t.title}
          >
            {t.heading}
          </PageHeading>
          <p className="pt-4 text-lg text-pretty text-muted-foreground">{t.text}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-6">
            <Button asChild size="lg">
              <a href={`#${sampleAnchor}`}>{t.sampleLink}</a>
            </Button>
            {arePlansSold && (
              <Link to="/pricing" className="font-medium text-primary hover:underline">
                {t.priceLink}
              </Link>
            )}
          </div>
          <p className="pt-3 text-sm text-muted-foreground">{t.note(colleagueCount)}</p>
        </div>
        <Fan />
      </div>
      <ProductSection title={t.steps.heading} text={t.steps.text}>
        <TeamScreens />
      </ProductSection>
      <ProductSection title={t.sample.heading} text={t.sample.text} anchor={sampleAnchor} isTinted>
        <SampleCompanyCards />
      </ProductSection>
      {arePlansSold && <Price />}
      <ProductSection title={t.questions.heading}>
        <ProductQuestions
          entries={arePlansSold ? [...t.questions.entries, t.questions.refund] : t.questions.entries}
        />
      </ProductSection>
    </>
  );
}

function Price() {
  const t = useTexts('teams');
  const dollars = useDollars();
  return (
    <ProductSection title={t.price.heading(dollars(priceCents('corporate')))} text={t.price.text}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-6">
        <Button asChild>
          <Link to="/pricing">{t.price.button}</Link>
        </Button>
        <p className="flex gap-2 text-ink-700">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-success" />
          {t.price.guarantee}
        </p>
      </div>
    </ProductSection>
  );
}

const places = [
  { person: 0, style: { top: '0%', left: '40%' } },
  { person: 1, style: { top: '22%', left: '20%' } },
  { person: 11, style: { top: '44%', left: '0%' } },
] as const;

/** Three cards of the sample company, one over the other. */
function Fan() {
  return (
    <div aria-hidden="true" className="relative w-full" style={{ aspectRatio: '16 / 10' }}>
      {places.map(({ person, style }) => (
        <span key={person} className="absolute shadow-sheet" style={{ ...style, width: '60%' }}>
          <SampleCompanyImage person={person} isFirst />
        </span>
      ))}
    </div>
  );
}
