import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { dayAndTime } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { MailDomains } from './mail-domains.tsx';
import { ProviderForm } from './provider-form.tsx';
import { SsoOnly } from './sso-only.tsx';
import { ssoQuery, useTestSso } from './sso-queries.ts';

type SsoSectionProps = { user: Pick<CurrentUser, 'username' | 'secondFactor'>; className: string };

/** The single sign-on of the company, for its owners. */
export function SsoSection({ user, className }: SsoSectionProps) {
  const t = useTexts('sso');
  const sso = useQuery(ssoQuery);
  return (
    <section aria-labelledby="sso" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="sso" className="text-control leading-5 font-semibold">
            {t.title}
          </h2>
          <p className="pt-0.5 text-muted-foreground">{t.text}</p>
        </div>
        {sso.data?.connection && <TestLogin connection={sso.data.connection} />}
      </div>
      <QueryView
        query={sso}
        skeleton={
          <div role="status" aria-label={t.loading} className="pt-4">
            <Skeleton className="h-24 w-full" />
          </div>
        }
      >
        {(settings) => (
          <div className="grid gap-6">
            <ProviderForm user={user} settings={settings} />
            <MailDomains domains={settings.domains} />
            {(settings.connection || settings.isOnly) && <SsoOnly user={user} isOnly={settings.isOnly} />}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function TestLogin({ connection }: { connection: NonNullable<SsoSettings['connection']> }) {
  const t = useTexts('sso');
  const { current: language } = useLanguage();
  const test = useTestSso();
  const { testedAt } = connection;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex items-center gap-1.5 text-sm text-muted-foreground">
        {testedAt && <CircleCheck aria-hidden size={16} className="text-success" />}
        {testedAt ? t.tested(dayAndTime(language, testedAt)) : t.notTested}
      </span>
      <Button variant="outline" busy={test.isPending || test.isSuccess} onClick={() => test.mutate()}>
        {t.test}
      </Button>
    </div>
  );
}
