import { Check, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { companyPictures } from '../../../shared/team/company-pictures.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

/** The empty list of a company: three steps to everybody's card. */
export function CompanySteps() {
  const { empty } = useTexts().cards;
  const { steps } = useTexts('company-offer');
  return (
    <div className="py-6 tablet:py-10">
      <h2 className="font-display text-2xl font-semibold tracking-(--tracking-display) tablet:text-[30px] tablet:leading-9">
        {empty.title}
      </h2>
      <p className="pt-1.5 text-lg text-muted-foreground">{steps.label}</p>
      <ol className="grid gap-5 pt-6 tablet:grid-cols-3">
        <Step number={1} {...steps.design} picture={<companyPictures.designs />}>
          <Button asChild size="lg" icon={Plus}>
            <Link to="/create">{empty.create}</Link>
          </Button>
        </Step>
        <Step number={2} {...steps.people} picture={<companyPictures.people />}>
          <Button asChild size="lg" variant="outline" icon={Users}>
            <Link to="/import">{steps.people.action}</Link>
          </Button>
        </Step>
        <Step number={3} {...steps.proof} picture={<companyPictures.proofs />} />
      </ol>
    </div>
  );
}

type StepProps = {
  number: number;
  title: string;
  text: string;
  picture: ReactNode;
  children?: ReactNode;
};

function Step({ number, title, text, picture, children }: StepProps) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-border bg-card p-4 shadow-xs tablet:p-5">
      {picture}
      <h3 className="flex items-center gap-2 pt-2 text-lg font-semibold">
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full border border-input text-sm font-medium"
        >
          {number}
        </span>
        {title}
      </h3>
      <p className="pb-2 text-pretty text-muted-foreground">{text}</p>
      {children && <div className="mt-auto grid">{children}</div>}
    </li>
  );
}

type CompanyProgressProps = {
  /** Which of the three steps are done. */
  done: Record<'design' | 'people', boolean>;
};

/** The same steps above the cards of a company, until its first order is sent. */
export function CompanyProgress({ done }: CompanyProgressProps) {
  const { steps } = useTexts('company-offer');
  const all = [
    { ...steps.design, to: '/list', isDone: done.design },
    { ...steps.people, to: '/import', isDone: done.people },
    { ...steps.order, to: '/orders', isDone: false },
  ];
  const next = all.find(({ isDone }) => !isDone);
  return (
    <section
      aria-labelledby="company-progress"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-border bg-card px-4 py-3 shadow-xs"
    >
      <h2 id="company-progress" className="sr-only">
        {steps.label}
      </h2>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-md">
        {all.map((step, index) => (
          <li
            key={step.title}
            aria-current={step === next ? 'step' : undefined}
            className="flex items-center gap-2 text-muted-foreground aria-[current=step]:font-medium aria-[current=step]:text-foreground"
          >
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-full border border-input text-sm font-medium"
            >
              {step.isDone ? <Check size={14} strokeWidth={2} /> : index + 1}
            </span>
            {step.title}
            {step.isDone && <span className="sr-only">{steps.done}</span>}
          </li>
        ))}
      </ol>
      {next && (
        <p className="min-w-0 flex-1 basis-70 text-sm text-pretty text-muted-foreground">{next.text}</p>
      )}
      {next && next.to !== '/list' && (
        <Button asChild variant="outline" size="sm">
          <Link to={next.to}>{'action' in next ? next.action : next.title}</Link>
        </Button>
      )}
    </section>
  );
}
