import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { type CompanyRole, companyRoles, isLastOwner, membersMax } from '#domain/company/company.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsMailOn } from '../../../shared/page/site.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useChangeRole } from '../company-mutations.ts';
import { LeaveDialog, Question, RemoveDialog } from './leave-dialogs.tsx';
import { InvitationRow, memberRowStyles, RequestRow } from './waiting-rows.tsx';

type Member = Company['members'][number];

type MemberListProps = { user: CurrentUser; company: Company; isOwner: boolean; onInvite: () => void };

/** The members, the invitations, and who waits for an owner. Owners change them; everybody can leave. */
export function MemberList({ user, company, isOwner, onInvite }: MemberListProps) {
  const { members: t, invite } = useTexts('company');
  const isMailOn = useIsMailOn();
  const { members, invitations, requests } = company;
  const mayChange = isOwner && !user.isImpersonating;
  return (
    <section
      aria-labelledby="members"
      className="border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border"
    >
      <div className="px-4 py-4 tablet:px-6">
        <h2 id="members" className="text-control leading-5 font-semibold">
          {t.title}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t.count(members.length, invitations.length, membersMax)}
        </p>
      </div>
      <ul className="lines-y border-t border-border">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} user={user} company={company} mayChange={mayChange} />
        ))}
        {invitations.map((waiting) => (
          <InvitationRow key={waiting.id} waiting={waiting} mayChange={mayChange} />
        ))}
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} mayChange={mayChange} />
        ))}
      </ul>
      <div className="grid items-center gap-3 border-t border-border bg-muted tablet:grid-cols-[minmax(0,1fr)_auto] px-4 py-3.5 tablet:rounded-b-lg tablet:px-6">
        <p className="text-sm text-muted-foreground">
          {mayChange && !isMailOn ? invite.mailOff : t.noAccount}
        </p>
        {mayChange && isMailOn && (
          <Button variant="outline" icon={UserRoundPlus} onClick={onInvite}>
            {t.invite}
          </Button>
        )}
      </div>
    </section>
  );
}

type MemberRowProps = Omit<MemberListProps, 'isOwner' | 'onInvite'> & { member: Member; mayChange: boolean };

function MemberRow({ member, user, company, mayChange }: MemberRowProps) {
  const { members: t, roles } = useTexts('company');
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
    <li className={memberRowStyles}>
      <Avatar className="size-8 text-sm" username={username} />
      <div className="min-w-0">
        <p className="truncate font-medium">
          {username} {isMe && <span className="font-normal text-muted-foreground">{t.you}</span>}
        </p>
        <p className="truncate text-sm text-muted-foreground">{email}</p>
      </div>
      <div className="max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2">
        {mayChange ? (
          <Select
            label={t.roleOf(username)}
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
        {isLast && isMe && <span className="max-tablet:hidden">{t.lastOwner}</span>}
        {!isLast && !user.isImpersonating && (mayChange || isMe) && (
          <Button
            variant="ghost"
            size="sm"
            {...(!isMe && { 'aria-label': t.removeLabel(username) })}
            onClick={() => setAsking('remove')}
          >
            {isMe ? t.leave : t.remove}
          </Button>
        )}
      </div>
      {isLast && isMe && (
        <p className="col-span-2 col-start-2 text-sm text-muted-foreground tablet:hidden">{t.lastOwner}</p>
      )}
      {isAsking === 'remove' && isMe && (
        <LeaveDialog company={company} user={user} onClose={() => setAsking(null)} />
      )}
      {isAsking === 'remove' && !isMe && <RemoveDialog member={member} onClose={() => setAsking(null)} />}
      {isAsking === 'stepDown' && (
        <Question
          title={t.askStepDown}
          text={t.askStepDownText}
          confirm={t.stepDown}
          onConfirm={() => setRole('manager')}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
