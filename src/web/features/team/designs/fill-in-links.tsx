import { useQuery } from '@tanstack/react-query';
import { Copy, Link2, Mail, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { ShareLink } from '#contract/links/share-link-schemas.ts';
import { shareLinkPages } from '#domain/link/share-links.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { request } from '../../../shared/api/request.ts';
import { shortDay } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { useIsMailOn } from '../../../shared/page/site.ts';
import { cardsOfDesignQuery, loadCardsOf } from '../../../shared/team/cards-of-design.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { linksQuery, useLinksOf } from './design-links.ts';

/** The fill-in links of a design: make, copy, mail and end them. */
export function FillInLinks({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const { links: t } = useTexts('fill-in');
  const isOnline = useIsOnline();
  const isMailOn = useIsMailOn();
  const { isLoaded, live, waitingCount: count } = useLinksOf(design);
  const { data: cards } = useQuery({ ...cardsOfDesignQuery(design.id), enabled: live.length > 0 });
  const [isMailing, setMailing] = useState(false);
  const people = useQuery({ ...cardsOfDesignQuery(design.id), enabled: isMailing });
  const { make, copy, end } = useLinkMutations(design);
  const isDisabled = disabled || !isOnline || make.isPending || copy.isPending || end.isPending;
  const nameOf = ({ cardId }: ShareLink) =>
    cardId === null ? t.everybody : (cards?.find(({ id }) => id === cardId)?.texts.fullName ?? '…');
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t.title}</h3>
        {count > 0 && (
          <Button asChild variant="outline" size="sm">
            <Link to="/inbox">{t.inbox(count)}</Link>
          </Button>
        )}
      </div>
      <p className="pb-3 text-sm text-muted-foreground">
        {t.text} <HelpLink topic="links" about={t.title} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" icon={Link2} disabled={isDisabled} onClick={() => make.mutate('all')}>
          {t.forAll}
        </Button>
        <Button
          variant="outline"
          icon={Users}
          disabled={isDisabled || design.cardCount === 0}
          onClick={() => make.mutate('each')}
        >
          {t.forEach}
        </Button>
        {isMailOn && (
          <Button
            variant="outline"
            icon={Mail}
            disabled={isDisabled || design.cardCount === 0}
            busy={people.isFetching}
            onClick={() => setMailing(true)}
          >
            {t.mailEach}
          </Button>
        )}
      </div>
      {isMailing && people.data && (
        <Suspense>
          <MailLinksDialog
            people={people.data.map(({ id, texts }) => ({
              id,
              designId: design.id,
              name: texts.fullName ?? '',
              email: texts.email?.trim() ?? '',
            }))}
            onClose={() => setMailing(false)}
          />
        </Suspense>
      )}
      {isMailOn && <p className="pt-2 text-xs text-muted-foreground">{t.mailHint}</p>}
      {isLoaded && live.length === 0 && <p className="pt-3 text-sm text-muted-foreground">{t.none}</p>}
      {live.length > 0 && (
        <ul
          aria-label={t.list}
          className="mt-3 max-h-100 overflow-y-auto rounded-md border border-border lines-y"
        >
          {live.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              name={nameOf(link)}
              isDisabled={isDisabled}
              onCopy={() => copy.mutate(link.id)}
              onEnd={() => end.mutate(link.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const MailLinksDialog = lazyComponent(
  async () => (await import('../../../shared/links/mail-links-dialog.tsx')).MailLinksDialog,
);

type LinkRowProps = {
  link: ShareLink;
  name: string;
  isDisabled: boolean;
  onCopy: () => void;
  onEnd: () => void;
};

function LinkRow({ link, name, isDisabled, onCopy, onEnd }: LinkRowProps) {
  const { links: t } = useTexts('fill-in');
  const { current: language } = useLanguage();
  const facts = [
    ...(link.recipient === null ? [] : [t.mailed(link.recipient)]),
    t.until(shortDay(language, link.expiresAt)),
    link.usedAt === null ? t.unused : t.used(shortDay(language, link.usedAt)),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs wrap-anywhere text-muted-foreground">{facts.join(' · ')}</p>
      </div>
      <div className="flex gap-1">
        <Button
          variant="ghost"
          size="sm"
          icon={Copy}
          aria-label={t.copyOf(name)}
          disabled={isDisabled}
          onClick={onCopy}
        >
          {t.copy}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-destructive"
          aria-label={t.endOf(name)}
          disabled={isDisabled}
          onClick={onEnd}
        >
          {t.end}
        </Button>
      </div>
    </li>
  );
}

function useLinkMutations(design: SavedDesign) {
  const fillIn = useTexts('fill-in');
  const { links: t } = fillIn;
  const failure = featureFailures.links(fillIn);
  const show = async (token: string) => {
    const url = `${location.origin}${shareLinkPages.fill_in}#${token}`;
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (isCopied) showToast({ variant: 'default', title: t.copied.title, description: t.copied.text });
    // Without the right to the clipboard: to be selected by hand.
    else
      showToast({
        variant: 'default',
        title: t.notCopied.title,
        description: t.notCopied.text(url),
        isPersistent: true,
      });
  };

  const make = useApiMutation(
    async (kind: 'all' | 'each') => {
      const cardIds = kind === 'all' ? undefined : (await loadCardsOf(design.id)).map(({ id }) => id);
      const body = { ...(cardIds && { cardIds }) };
      return request('createFillInLinks', { params: { id: design.id }, body });
    },
    {
      failure,
      success: (made, kind) =>
        kind === 'all' && made[0]?.token
          ? null
          : { title: t.made.title, description: t.made.text(made.length) },
      onSuccess: async ([first], kind) => {
        if (kind === 'all' && first?.token) await show(first.token);
      },
      invalidates: [linksQuery],
    },
  );

  const copy = useApiMutation((id: string) => request('renewLinkAddress', { params: { id } }), {
    failure,
    onSuccess: ({ token }) => show(token),
  });

  const end = useApiMutation((id: string) => request('revokeLink', { params: { id } }), {
    failure,
    success: { title: t.ended.title, description: t.ended.text },
    invalidates: [linksQuery],
  });

  return { make, copy, end };
}
