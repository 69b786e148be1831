import { Mail, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { type CompanyRole, companyRoles, isLastOwner, membersMax } from '#domain/company/company.ts';
import { dayMs } from '#domain/days.ts';
import { shortDay } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsMailOn } from '../../../shared/page/site.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '../../../ui/overlays/alert-dialog.tsx';
import { useChangeRole, useLeave, useRemoveMember, useResend, useRevoke } from '../company-mutations.ts';

type Member = Company['members'][number];
type Waiting = Company['invitations'][number];

type MemberListProps = { user: CurrentUser; company: Company; isOwner: boolean; onInvite: () => void };

/** The members and the invitations that wait. Owners change them; everybody can leave. */
export function MemberList({ user, company, isOwner, onInvite }: MemberListProps) {
  const { members: texts, invite } = useTexts('company');
  const isMailOn = useIsMailOn();
  const { members, invitations } = company;
  const mayChange = isOwner && !user.isImpersonating;
  return (
    <section
      aria-labelledby="members"
      className="border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border"
    >
      <div className="px-4 py-4 tablet:px-6">
        <h2 id="members" className="text-control leading-5 font-semibold">
          {texts.title}
        </h2>
        <p className="text-sm text-muted-foreground">
          {texts.count(members.length, invitations.length, membersMax)}
        </p>
      </div>
      <ul className="lines-y border-t border-border">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} user={user} company={company} mayChange={mayChange} />
        ))}
        {invitations.map((waiting) => (
          <WaitingRow key={waiting.id} waiting={waiting} mayChange={mayChange} />
        ))}
      </ul>
      <div className="grid items-center gap-3 border-t border-border bg-muted tablet:grid-cols-[minmax(0,1fr)_auto] px-4 py-3.5 tablet:rounded-b-lg tablet:px-6">
        <p className="text-sm text-muted-foreground">
          {mayChange && !isMailOn ? invite.mailOff : texts.noAccount}
        </p>
        {mayChange && isMailOn && (
          <Button variant="outline" icon={UserRoundPlus} onClick={onInvite}>
            {texts.invite}
          </Button>
        )}
      </div>
    </section>
  );
}

const rowStyles =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2.5 tablet:grid-cols-[auto_minmax(0,1fr)_6.75rem_8rem] tablet:px-6';

type MemberRowProps = Omit<MemberListProps, 'isOwner' | 'onInvite'> & { member: Member; mayChange: boolean };

function MemberRow({ member, user, company, mayChange }: MemberRowProps) {
  const { members: texts, roles } = useTexts('company');
  const { id, username, email, role } = member;
  const isMe = id === user.id;
  const isLast = isLastOwner(
    company.members.map((one) => ({ userId: one.id, role: one.role })),
    id,
  );
  const change = useChangeRole();
  const [isAsking, setAsking] = useState<'remove' | 'stepDown' | null>(null);
  const setRole = (next: CompanyRole) => change.mutate({ id, name: username, role: next, isMe });
  return (
    <li className={rowStyles}>
      <Avatar className="size-8 text-sm" username={username} />
      <div className="min-w-0">
        <p className="truncate font-medium">
          {username} {isMe && <span className="font-normal text-muted-foreground">{texts.you}</span>}
        </p>
        <p className="truncate text-sm text-muted-foreground">{email}</p>
      </div>
      <div className="max-tablet:col-start-2 max-tablet:row-start-2">
        {mayChange ? (
          <Select
            label={texts.roleOf(username)}
            value={role}
            disabled={isLast || change.isPending}
            options={companyRoles.map((value) => ({ value, label: roles[value] }))}
            onChange={(next) => (isMe ? setAsking('stepDown') : setRole(next))}
          />
        ) : (
          <span className="text-sm text-muted-foreground">{roles[role]}</span>
        )}
      </div>
      <div className="text-right text-sm text-muted-foreground max-tablet:row-start-1 max-tablet:col-start-3">
        {isLast && isMe && <span className="max-tablet:hidden">{texts.lastOwner}</span>}
        {!isLast && !user.isImpersonating && (mayChange || isMe) && (
          <Button
            variant="ghost"
            size="sm"
            {...(!isMe && { 'aria-label': texts.removeLabel(username) })}
            onClick={() => setAsking('remove')}
          >
            {isMe ? texts.leave : texts.remove}
          </Button>
        )}
      </div>
      {isLast && isMe && (
        <p className="col-span-2 col-start-2 text-sm text-muted-foreground tablet:hidden">
          {texts.lastOwner}
        </p>
      )}
      {isAsking === 'remove' && isMe && <LeaveDialog company={company} onClose={() => setAsking(null)} />}
      {isAsking === 'remove' && !isMe && <RemoveDialog member={member} onClose={() => setAsking(null)} />}
      {isAsking === 'stepDown' && (
        <Question
          title={texts.askStepDown}
          text={texts.askStepDownText}
          confirm={texts.stepDown}
          onConfirm={() => setRole('manager')}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}

function RemoveDialog({ member: { id, username }, onClose }: { member: Member; onClose: () => void }) {
  const { members: texts } = useTexts('company');
  const remove = useRemoveMember();
  return (
    <Question
      title={texts.askRemove(username)}
      text={texts.askRemoveText}
      confirm={texts.remove}
      onConfirm={() => remove.mutate({ id, name: username })}
      onClose={onClose}
    />
  );
}

function LeaveDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { members: texts } = useTexts('company');
  const leave = useLeave(company);
  return (
    <Question
      title={texts.askLeave(company.name)}
      text={texts.askLeaveText}
      confirm={texts.leave}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    />
  );
}

type QuestionProps = {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that the person cannot take back alone. */
function Question({ title, text, confirm, onConfirm, onClose }: QuestionProps) {
  const { cancel } = useTexts('company');
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <AlertDialogCancel>{cancel}</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{confirm}</AlertDialogAction>
        </>
      }
    >
      {text}
    </AlertDialog>
  );
}

/** An invitation that was not accepted yet, or no longer can be. */
function WaitingRow({ waiting, mayChange }: { waiting: Waiting; mayChange: boolean }) {
  const { members: texts, roles } = useTexts('company');
  const { current: language } = useLanguage();
  const isMailOn = useIsMailOn();
  const resend = useResend();
  const revoke = useRevoke();
  const { id, email, role, createdAt, expiresAt } = waiting;
  const daysLeft = Math.ceil((new Date(expiresAt).getTime() - Date.now()) / dayMs);
  return (
    <li className={rowStyles}>
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full border border-dashed border-border-strong text-muted-foreground"
      >
        <Mail size={16} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="truncate font-medium">{email}</p>
        {daysLeft > 0 ? (
          <p className="text-sm text-muted-foreground">
            {texts.invited(shortDay(language, createdAt), daysLeft)}
          </p>
        ) : (
          <p className="text-sm text-destructive">{texts.expired(shortDay(language, expiresAt))}</p>
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
              aria-label={texts.resendLabel(email)}
              onClick={() => resend.mutate({ email, role })}
            >
              {texts.resend}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive!"
            busy={revoke.isPending}
            aria-label={texts.revokeLabel(email)}
            onClick={() => revoke.mutate({ id, email })}
          >
            {texts.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}
