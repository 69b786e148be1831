import { CircleCheck, Clock3, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { normaliseMailDomain } from '#domain/company/single-sign-on.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { useAddDomain, useCheckDomain, useRemoveDomain } from './sso-queries.ts';

type Domain = SsoSettings['domains'][number];

/** The mail domains of the company, each with the record that proves it. */
export function MailDomains({ domains }: { domains: readonly Domain[] }) {
  const { domains: t } = useTexts('sso');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Domain | null>(null);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="mail-domains" className="text-control leading-5 font-semibold">
            {t.title}
          </h3>
          <p className="pt-0.5 text-muted-foreground">{t.text}</p>
        </div>
        <Button variant="outline" icon={Plus} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </div>
      {domains.length === 0 && <p className="pt-3 text-sm text-muted-foreground">{t.none}</p>}
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
  const { domains: t } = useTexts('sso');
  const { current: language } = useLanguage();
  const check = useCheckDomain();
  const { domain, record, provedAt, provedBy } = stored;
  const how = provedBy === 'operator' ? t.byOperator : t.byDns;
  return (
    <li className="grid gap-3 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-medium wrap-anywhere">{domain}</span>
          <span className="block text-xs text-muted-foreground">{provedAt ? how : t.putThis}</span>
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
          {provedAt ? t.proved(shortDate(language, provedAt)) : t.missing}
        </Badge>
        {!provedAt && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t.checkNamed(domain)}
            busy={check.isPending}
            onClick={() => check.mutate({ domain })}
          >
            {t.check}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="px-2 text-destructive!"
          aria-label={t.removeNamed(domain)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </div>
      {!provedAt && (
        <div className="grid gap-2">
          <CopyField label={t.name} value={record.name} />
          <CopyField label={t.value} value={record.value} />
        </div>
      )}
    </li>
  );
}

function AddDomain({ onClose }: { onClose: () => void }) {
  const { domains: t } = useTexts('sso');
  const add = useAddDomain();
  const form = useForm({ defaultValues: { typed: '' } });
  const isDomain = (typed: string) => normaliseMailDomain(typed) !== null || t.invalid;
  return (
    <FormDialog
      isForm
      title={t.addTitle}
      description={t.addText}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.add}
      isBusy={add.isPending}
      className=""
      form={form}
      onSubmit={({ typed }) =>
        add.mutate({ domain: normaliseMailDomain(typed) ?? typed }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextInput
        {...form.register('typed', { validate: isDomain })}
        compact
        label={t.domain}
        hint={t.domainHint}
        autoCapitalize="none"
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        error={form.formState.errors.typed?.message}
      />
    </FormDialog>
  );
}

function RemoveDomain({ domain, onClose }: { domain: string; onClose: () => void }) {
  const { domains: t } = useTexts('sso');
  const remove = useRemoveDomain();
  return (
    <ConfirmDialog
      title={t.removeTitle(domain)}
      cancelLabel={t.cancel}
      confirmLabel={t.remove}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ domain }).catch(() => undefined)}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  );
}
