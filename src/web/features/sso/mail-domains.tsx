import { CircleCheck, Clock3, Plus, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { normaliseMailDomain } from '#domain/company/single-sign-on.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { AlertDialog, AlertDialogCancel } from '../../ui/overlays/alert-dialog.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { useAddDomain, useCheckDomain, useRemoveDomain } from './sso-queries.ts';

type Domain = SsoSettings['domains'][number];

/** The mail domains of the company, each with the record that proves it. */
export function MailDomains({ domains }: { domains: readonly Domain[] }) {
  const { domains: texts } = useTexts('sso');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Domain | null>(null);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="mail-domains" className="text-control leading-5 font-semibold">
            {texts.title}
          </h3>
          <p className="pt-0.5 text-muted-foreground">{texts.text}</p>
        </div>
        <Button variant="outline" icon={Plus} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      {domains.length === 0 && <p className="pt-3 text-sm text-muted-foreground">{texts.none}</p>}
      {domains.length > 0 && (
        <ul aria-labelledby="mail-domains" className="lines-y mt-3 rounded-md border border-border">
          {domains.map((domain) => (
            <DomainRow key={domain.domain} stored={domain} onRemove={() => setRemoved(domain)} />
          ))}
        </ul>
      )}
      {isAdding && <AddDomain onClose={() => setAdding(false)} />}
      {removed && <RemoveDomain domain={removed.domain} onClose={() => setRemoved(null)} />}
    </div>
  );
}

function DomainRow({ stored, onRemove }: { stored: Domain; onRemove: () => void }) {
  const { domains: texts } = useTexts('sso');
  const { current: language } = useLanguage();
  const check = useCheckDomain();
  const { domain, record, provedAt, provedBy } = stored;
  const how = provedBy === 'operator' ? texts.byOperator : texts.byDns;
  return (
    <li className="grid gap-3 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-medium wrap-anywhere">{domain}</span>
          <span className="block text-xs text-muted-foreground">{provedAt ? how : texts.putThis}</span>
        </span>
        <Badge
          variant="secondary"
          className={
            provedAt
              ? 'bg-success-soft! text-success-soft-foreground!'
              : 'bg-warning-soft! text-warning-soft-foreground!'
          }
        >
          {provedAt ? <CircleCheck aria-hidden size={14} /> : <Clock3 aria-hidden size={14} />}
          {provedAt ? texts.proved(shortDate(language, provedAt)) : texts.missing}
        </Badge>
        {!provedAt && (
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.checkNamed(domain)}
            busy={check.isPending}
            onClick={() => check.mutate({ domain })}
          >
            {texts.check}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="px-2 text-destructive!"
          aria-label={texts.removeNamed(domain)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </div>
      {!provedAt && (
        <div className="grid gap-2">
          <CopyField label={texts.name} value={record.name} />
          <CopyField label={texts.value} value={record.value} />
        </div>
      )}
    </li>
  );
}

function AddDomain({ onClose }: { onClose: () => void }) {
  const { domains: texts } = useTexts('sso');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const add = useAddDomain();
  const domain = normaliseMailDomain(typed);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (domain) add.mutate({ domain }, { onSuccess: onClose });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        isForm
        title={texts.addTitle}
        description={texts.addText}
        closeLabel={texts.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={add.isPending}>
              {texts.add}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <TextInput
            compact
            label={texts.domain}
            hint={texts.domainHint}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && !domain ? texts.invalid : undefined}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function RemoveDomain({ domain, onClose }: { domain: string; onClose: () => void }) {
  const { domains: texts } = useTexts('sso');
  const remove = useRemoveDomain();
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{texts.removeTitle(domain)}</span>}
      actions={
        <>
          <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
          <Button
            variant="destructive"
            busy={remove.isPending}
            onClick={() => remove.mutate({ domain }, { onSettled: onClose })}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      {texts.removeText}
    </AlertDialog>
  );
}
