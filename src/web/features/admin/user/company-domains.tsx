import { CircleCheck, Clock3, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UserPageData } from '#contract/admin/user-page.ts';
import { normaliseMailDomain } from '#domain/company/single-sign-on.ts';
import { request } from '../../../shared/api/request.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AdminBox } from '../admin-box.tsx';
import { ActionDialog } from './action-dialog.tsx';

type Company = UserPageData['companies'][number];
type Domain = Company['domains'][number];
type Action = { kind: 'vouch' | 'remove'; domain: string } | { kind: 'add' };

/** The mail domains of a company: the operator vouches for one that the company cannot prove by DNS, or takes it away. */
export function CompanyDomains({ company: { id, name, domains } }: { company: Company }) {
  const t = useTexts('company-domains');
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <AdminBox
      title={t.title(name)}
      aside={
        <Button variant="outline" size="sm" icon={Plus} onClick={() => setAction({ kind: 'add' })}>
          {t.add}
        </Button>
      }
    >
      {domains.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t.none}</p>
      ) : (
        <ul aria-label={t.title(name)} className="lines-y">
          {domains.map((stored) => (
            <DomainRow key={stored.domain} stored={stored} onAct={setAction} />
          ))}
        </ul>
      )}
      {action?.kind === 'add' && <AddDialog companyId={id} onClose={close} />}
      {(action?.kind === 'vouch' || action?.kind === 'remove') && (
        <ActionDialog
          title={action.kind === 'vouch' ? t.vouchFor(action.domain) : t.removeNamed(action.domain)}
          hint={action.kind === 'vouch' ? t.vouchHint : t.removeHint}
          confirm={action.kind === 'vouch' ? t.vouch : t.remove}
          isDestructive={action.kind === 'remove'}
          run={(reason) => {
            const { kind, domain } = action;
            return setDomain(id, { domain, isProved: kind === 'vouch', reason });
          }}
          errors={t.errors}
          onClose={close}
        />
      )}
    </AdminBox>
  );
}

function setDomain(companyId: string, body: { domain: string; isProved: boolean; reason: string }) {
  return request('setCompanyDomain', { params: { id: companyId }, body });
}

function DomainRow({ stored, onAct }: { stored: Domain; onAct: (action: Action) => void }) {
  const t = useTexts('company-domains');
  const { current: language } = useLanguage();
  const { domain, provedAt, provedBy } = stored;
  const how = provedBy === 'operator' ? t.byOperator : t.byDns;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">{domain}</span>
      <Badge
        variant="secondary"
        className={
          provedAt
            ? 'bg-success-soft! text-success-soft-foreground!'
            : 'bg-warning-soft! text-warning-soft-foreground!'
        }
      >
        {provedAt ? <CircleCheck aria-hidden size={14} /> : <Clock3 aria-hidden size={14} />}
        {provedAt ? how(shortDate(language, provedAt)) : t.missing}
      </Badge>
      {!provedAt && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t.vouchFor(domain)}
          onClick={() => onAct({ kind: 'vouch', domain })}
        >
          {t.vouch}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="px-2 text-destructive!"
        aria-label={t.removeNamed(domain)}
        onClick={() => onAct({ kind: 'remove', domain })}
      >
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
      </Button>
    </li>
  );
}

function AddDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useTexts('company-domains');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const domain = normaliseMailDomain(typed);
  return (
    <ActionDialog
      title={t.add}
      hint={t.vouchHint}
      confirm={t.vouch}
      run={(reason) => setDomain(companyId, { domain: domain ?? '', isProved: true, reason })}
      isComplete={domain !== null}
      onAttempt={() => setChecked(true)}
      errors={t.errors}
      onClose={onClose}
    >
      <TextInput
        compact
        label={t.domain}
        hint={t.domainHint}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        error={isChecked && !domain ? t.invalid : undefined}
      />
    </ActionDialog>
  );
}
