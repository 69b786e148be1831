import { UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useIsMailOn } from '../../shared/page/site.ts';
import { companyPictures } from '../../shared/team/company-pictures.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { OwnCards } from './own-cards.tsx';

type CompanyReadyProps = { user: CurrentUser; company: Company; onInvite: () => void };

/** What to do first in a new company. */
export function CompanyReady({ user, company, onInvite }: CompanyReadyProps) {
  const { ready: t } = useTexts('company');
  const isMailOn = useIsMailOn();
  return (
    <div className="mx-auto grid w-full max-w-312 content-start gap-5 pt-6 pb-10 tablet:px-6 tablet:pt-12">
      <div className="flex items-center gap-4 max-tablet:px-4">
        <CompanyMark className="size-14 rounded-lg! text-[26px]" company={company} />
        <div className="min-w-0">
          <PageHeading size="page" pageTitle={t.title(company.name)} className="wrap-anywhere">
            {t.title(company.name)}
          </PageHeading>
          <p className="pt-1 text-muted-foreground">{t.text}</p>
        </div>
      </div>
      <ol className="grid gap-4 max-tablet:px-4 desktop:grid-cols-3">
        <Step
          number={1}
          title={t.design.title}
          text={t.design.text}
          picture={<companyPictures.designs />}
          isFirst
        >
          <Button asChild>
            <Link to="/looks">{t.design.look}</Link>
          </Button>
          {user.cardCount > 0 && (
            <Button asChild variant="ghost">
              <Link to="/list">{t.design.card}</Link>
            </Button>
          )}
        </Step>
        <Step number={2} title={t.people.title} text={t.people.text} picture={<companyPictures.people />}>
          <Button asChild variant="outline">
            <Link to="/designs">{t.people.ask}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/import">{t.people.list}</Link>
          </Button>
        </Step>
        <Step number={3} title={t.proof.title} text={t.proof.text} picture={<companyPictures.proofs />}>
          <Button asChild variant="outline">
            <Link to="/list">{t.proof.send}</Link>
          </Button>
        </Step>
      </ol>
      {isMailOn && user.company?.role === 'owner' && <ShareWork onInvite={onInvite} />}
      {company.ownCards > 0 && <OwnCards user={user} company={company} />}
    </div>
  );
}

/** Whoever owns the company can invite others at once. */
function ShareWork({ onInvite }: Pick<CompanyReadyProps, 'onInvite'>) {
  const { ready, members } = useTexts('company');
  return (
    <section
      aria-labelledby="share-work"
      className="flex flex-wrap items-center justify-between gap-3 border-border bg-card px-4 py-4 shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border tablet:px-6"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="share-work" className="text-md font-semibold">
          {ready.share.title}
        </h2>
        <p className="text-sm text-muted-foreground">{ready.share.text}</p>
      </div>
      <Button variant="outline" icon={UserRoundPlus} onClick={onInvite}>
        {members.invite}
      </Button>
    </section>
  );
}

type StepProps = {
  number: number;
  title: string;
  text: string;
  picture: ReactNode;
  isFirst?: boolean;
  children: ReactNode;
};

function Step({ number, title, text, picture, isFirst = false, children }: StepProps) {
  return (
    <li
      className={`flex flex-col rounded-lg border bg-card p-5 shadow-xs ${isFirst ? 'border-primary inset-ring inset-ring-primary' : 'border-border'}`}
    >
      {picture}
      <h2 className="flex items-center gap-2.5 pt-4 font-display text-[20px] leading-7 font-semibold">
        <span
          aria-hidden
          className={`grid size-6 place-items-center rounded-full text-xs ${isFirst ? 'bg-primary text-primary-foreground' : 'border border-border-strong'}`}
        >
          {number}
        </span>
        {title}
      </h2>
      <p className="flex-1 pt-1.5 pb-4 text-muted-foreground">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
