import { Mail, UserRoundCheck } from 'lucide-react';
import type { Company } from '#contract/company-schemas.ts';
import { dayMs } from '#domain/days.ts';
import { shortDay } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsMailOn } from '../../../shared/page/site.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useAnswerRequest, useResend, useRevoke } from '../company-mutations.ts';

type Waiting = Company['invitations'][number];
type Request = Company['requests'][number];

export const memberRowStyles =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2.5 tablet:grid-cols-[auto_minmax(0,1fr)_8.5rem_8rem] tablet:px-6';

const markStyles =
  'grid size-8 place-items-center rounded-full border border-dashed border-border-strong text-muted-foreground';

/** An invitation that was not accepted yet, or no longer can be. */
export function InvitationRow({ waiting, mayChange }: { waiting: Waiting; mayChange: boolean }) {
  const { members: t, roles } = useTexts('company');
  const { current: language } = useLanguage();
  const isMailOn = useIsMailOn();
  const resend = useResend();
  const revoke = useRevoke();
  const { id, email, role, createdAt, expiresAt } = waiting;
  const daysLeft = Math.ceil((new Date(expiresAt).getTime() - Date.now()) / dayMs);
  return (
    <li className={memberRowStyles}>
      <span aria-hidden className={markStyles}>
        <Mail size={16} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="truncate font-medium">{email}</p>
        {daysLeft > 0 ? (
          <p className="text-sm text-muted-foreground">
            {t.invited(shortDay(language, createdAt), daysLeft)}
          </p>
        ) : (
          <p className="text-sm text-destructive">{t.expired(shortDay(language, expiresAt))}</p>
        )}
      </div>
      <span className="text-sm text-muted-foreground max-tablet:col-start-2">{roles[role]}</span>
      {mayChange && (
        <div className="flex justify-end gap-1">
          {isMailOn && (
            <Button
              variant="ghost"
              size="sm"
              busy={resend.isPending}
              aria-label={t.resendLabel(email)}
              onClick={() => resend.mutate({ email, role })}
            >
              {t.resend}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive!"
            busy={revoke.isPending}
            aria-label={t.revokeLabel(email)}
            onClick={() => revoke.mutate({ id, email })}
          >
            {t.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Somebody whom the provider has confirmed, and who is not invited. */
export function RequestRow({ request, mayChange }: { request: Request; mayChange: boolean }) {
  const { members: t } = useTexts('company');
  const { current: language } = useLanguage();
  const answer = useAnswerRequest();
  const { id, email, askedAt } = request;
  const isBusyWith = (isAdmitted: boolean) => answer.isPending && answer.variables.isAdmitted === isAdmitted;
  return (
    <li className={memberRowStyles}>
      <span aria-hidden className={markStyles}>
        <UserRoundCheck size={16} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="truncate font-medium">{email}</p>
        <p className="text-sm text-muted-foreground">{t.asks(shortDay(language, askedAt))}</p>
      </div>
      {mayChange && (
        <div className="flex justify-end gap-1 max-tablet:col-start-2 tablet:col-span-2">
          <Button
            variant="ghost"
            size="sm"
            busy={isBusyWith(true)}
            aria-label={t.admitLabel(email)}
            onClick={() => answer.mutate({ id, email, isAdmitted: true })}
          >
            {t.admit}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive!"
            busy={isBusyWith(false)}
            aria-label={t.refuseLabel(email)}
            onClick={() => answer.mutate({ id, email, isAdmitted: false })}
          >
            {t.refuse}
          </Button>
        </div>
      )}
    </li>
  );
}
