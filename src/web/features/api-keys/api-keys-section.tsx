import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { ApiKey } from '#contract/api-keys/api-key-schemas.ts';
import { apiKeysQuery } from '../../shared/api/api-keys-query.ts';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { ShownOnce } from '../../shared/feedback/shown-once.tsx';
import { dayAndTime, shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useRevokeApiKey } from './api-key-queries.ts';
import { type CreatedApiKey, NewApiKeyDialog } from './new-api-key-dialog.tsx';

/** On a wide page the parts of the rows are below each other. */
const columnStyles = 'wide:grid wide:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1.4fr)_8.5rem_6.5rem]';

type ApiKeysSectionProps = { user: Pick<CurrentUser, 'username' | 'secondFactor'>; className: string };

/** The keys of the account: a new one is shown once, the others by their start. */
export function ApiKeysSection({ user, className }: ApiKeysSectionProps) {
  const t = useTexts('keys');
  const keys = useQuery(apiKeysQuery);
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  return (
    <section aria-labelledby="keys" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="keys" className="text-control leading-5 font-semibold">
            {t.title}
          </h2>
          <p className="pt-0.5 text-muted-foreground">{t.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="ghost">
            <a href="/developers">
              <BookOpen aria-hidden size={16} strokeWidth={1.75} />
              {t.reference}
            </a>
          </Button>
          <Button variant="outline" icon={Plus} onClick={() => setNew(true)}>
            {t.newKey}
          </Button>
        </div>
      </div>
      {made && (
        <ShownOnce label={t.made(made.name)} value={made.key} texts={t} onClose={() => setMade(null)} />
      )}
      <QueryView
        query={keys}
        skeleton={
          <div role="status" aria-label={t.loading} className="pt-4">
            <Skeleton className="h-12 w-full" />
          </div>
        }
        empty={<p className="pt-3 text-sm text-muted-foreground">{t.none}</p>}
      >
        {(shown) => (
          <>
            <div
              aria-hidden
              className={classNames('hidden gap-x-4 pt-4 pb-1 text-xs text-muted-foreground', columnStyles)}
            >
              <span>{t.columns.name}</span>
              <span>{t.columns.start}</span>
              <span>{t.columns.may}</span>
              <span>{t.columns.lastUsed}</span>
            </div>
            <ul aria-label={t.title} className="lines-y max-wide:pt-2">
              {shown.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {isNew && (
        <NewApiKeyDialog
          user={user}
          onMade={(key) => {
            setNew(false);
            setMade(key);
          }}
          onClose={() => setNew(false)}
        />
      )}
      {revoked && (
        <RevokeDialog
          apiKey={revoked}
          onClose={() => {
            setRevoked(null);
            if (made?.id === revoked.id) setMade(null);
          }}
        />
      )}
    </section>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTexts('keys');
  const { current: language } = useLanguage();
  const { name, start, scopes, madeBy, createdAt, lastUsedAt } = apiKey;
  return (
    <li className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 text-sm', columnStyles)}>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-muted-foreground">
          {t.madeBy(madeBy ?? t.deletedMaker, shortDate(language, createdAt))}
        </span>
      </span>
      <code className="text-xs text-muted-foreground">{start}…</code>
      <span className="flex flex-wrap gap-1 max-wide:basis-full">
        {scopes.map((scope) => (
          <code key={scope} className="rounded-sm bg-muted px-1.5 py-0.5 text-2xs">
            {scope}
          </code>
        ))}
      </span>
      <span className="min-w-32 text-xs text-muted-foreground">
        {lastUsedAt ? (
          <>
            <span className="wide:sr-only">{t.used(dayAndTime(language, lastUsedAt))}</span>
            <span aria-hidden className="max-wide:hidden">
              {dayAndTime(language, lastUsedAt)}
            </span>
          </>
        ) : (
          t.notUsed
        )}
      </span>
      <Button
        variant="outline"
        size="sm"
        className="ml-auto text-destructive!"
        aria-label={t.revokeNamed(name)}
        onClick={onRevoke}
      >
        {t.revoke}
      </Button>
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { revocation } = useTexts('keys');
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title={revocation.title(apiKey.name)}
      cancelLabel={revocation.cancel}
      confirmLabel={revocation.confirm}
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutateAsync(apiKey)}
      onClose={onClose}
    >
      {revocation.text}
    </ConfirmDialog>
  );
}
