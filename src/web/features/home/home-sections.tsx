import { Check } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { planNames, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { useDollars } from '../../shared/i18n/dollars.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SampleImage } from '../../shared/looks/sample-image.tsx';
import { useArePlansSold } from '../../shared/offering.ts';
import { SampleCompanyImage } from '../../shared/team/sample/sample-company-image.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { FilePictures } from './file-pictures.tsx';
import { LatePicture } from './late-picture.tsx';
import { ProductQuestions, ProductSection } from './product-section.tsx';
import { shownLooks } from './shown-looks.ts';

type HomeSectionsProps = {
  /** The same sections as the document has them. They are removed. */
  prerendered?: readonly Element[];
};

/** What a visitor wants to know, below the editor. */
export function HomeSections({ prerendered = none }: HomeSectionsProps) {
  const { questions } = useTexts('shop');
  const arePlansSold = useArePlansSold();
  useLayoutEffect(() => replace(prerendered), [prerendered]);
  return (
    <>
      <LooksSection />
      <FileSection />
      <TeamSection />
      {arePlansSold && <PricesSection />}
      <ProductSection title={questions.heading}>
        <ProductQuestions entries={questions.entries} />
      </ProductSection>
    </>
  );
}

const none: readonly Element[] = [];

/** Removes the prerendered sections; the same link has the focus as before. */
function replace(prerendered: readonly Element[]): void {
  const box = prerendered[0]?.parentElement;
  const links = prerendered.flatMap((section) => [...section.querySelectorAll('a')]);
  const focused = links.findIndex((link) => link.matches(':focus'));
  for (const section of prerendered) section.remove();
  box?.querySelectorAll('a')[focused]?.focus({ preventScroll: true });
}

const [wide, upright] = [
  { width: 90, height: 50 },
  { width: 50, height: 90 },
];

function LooksSection() {
  const { looks } = useTexts('shop');
  return (
    <ProductSection title={looks.heading} text={looks.text}>
      <div aria-hidden="true" className="grid grid-cols-2 items-center gap-4 pt-8 desktop:grid-cols-4">
        {shownLooks.map((rows) => (
          <div key={rows[0]?.[0]?.id} className="grid gap-4">
            {rows.map((cards) => (
              <div key={`${cards[0]?.id} ${cards[0]?.side}`} className="flex gap-4">
                {cards.map((card) => (
                  <LatePicture
                    key={card.id}
                    {...(cards.length > 1 ? upright : wide)}
                    className="min-w-0 flex-1 bg-stock shadow-sheet"
                  >
                    <SampleImage {...card} />
                  </LatePicture>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-8">
        <Button asChild variant="outline">
          <Link to="/looks">{looks.all}</Link>
        </Button>
        <p className="text-muted-foreground">{looks.formats}</p>
      </div>
    </ProductSection>
  );
}

function FileSection() {
  const { file } = useTexts('shop');
  return (
    <ProductSection title={file.heading} text={file.text} isTinted>
      <FilePictures />
      <ul className="grid gap-6 pt-8 tablet:grid-cols-2 desktop:grid-cols-4">
        {file.facts.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-pretty text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}

function TeamSection() {
  const { team } = useTexts('shop');
  return (
    <ProductSection
      title={team.heading}
      text={team.text}
      picture={
        <div aria-hidden="true" className="grid grid-cols-2 gap-4 rounded-lg bg-canvas p-6">
          {[0, 1, 2, 3, 4, 5].map((person) => (
            <LatePicture key={person} {...wide} className="bg-stock shadow-sheet">
              <SampleCompanyImage person={person} />
            </LatePicture>
          ))}
        </div>
      }
    >
      <div className="flex flex-col items-start gap-6 pt-6">
        <ul className="grid gap-2.5">
          {team.points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
              {point}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild variant="outline">
            <Link to="/teams">{team.more}</Link>
          </Button>
          <Link to="/teams#sample" className="font-medium text-primary hover:underline">
            {team.sample}
          </Link>
        </div>
      </div>
    </ProductSection>
  );
}

function PricesSection() {
  const { prices } = useTexts('shop');
  const { roles } = useTexts();
  const dollars = useDollars();
  return (
    <ProductSection title={prices.heading} text={prices.text}>
      <ul className="grid gap-4 pt-8 tablet:grid-cols-3">
        {planNames.map((plan) => (
          <li key={plan} className="rounded-lg border border-border bg-card p-5 shadow-xs">
            <h3 className="font-semibold">{roles[roleOfPlan[plan]]}</h3>
            <p className="flex items-baseline gap-2 py-1">
              <span className="font-display text-[32px] leading-10 font-semibold tracking-(--tracking-display)">
                {dollars(plan === 'free' ? 0 : priceCents(plan))}
              </span>
              <span className="text-sm text-muted-foreground">
                {plan === 'free' ? prices.nothing : prices.once}
              </span>
            </p>
            <p className="text-pretty text-muted-foreground">{prices.plans[plan]}</p>
          </li>
        ))}
      </ul>
      <p className="pt-6">
        <Link to="/pricing" className="font-medium text-primary hover:underline">
          {prices.compare}
        </Link>
      </p>
    </ProductSection>
  );
}
