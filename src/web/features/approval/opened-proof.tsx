import { Check, ChevronLeft, ChevronRight, Download, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { OpenProof, ShownProof } from '#contract/links/proof-schemas.ts';
import { type AskedChange, shownProofState } from '#domain/proof/proof.ts';
import { pdfFileName } from '#print/file-name.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { downloadFile } from '../../shared/files/download-file.ts';
import { dayAndTime, shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { loadLinkFile } from '../../shared/links/load-link-files.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { AskedChanges } from '../../shared/proofs/asked-changes.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { CardTexts } from './card-texts.tsx';
import { type ChangedField, ChangeForm, nowOf } from './change-form.tsx';
import { PrintCheckLine } from './print-check-line.tsx';
import { useProofCard } from './proof-queries.ts';
import { ProofStage } from './proof-stage.tsx';

type OpenedProofProps = { token: string; proof: OpenProof };

/** Starts with the first card that waits. */
export function OpenedProof({ token, proof }: OpenedProofProps) {
  const { cards } = proof;
  const [at, setAt] = useState(() => Math.max(0, cards.findIndex(isOpen)));
  const shown = cards[at] ?? cards[0];
  return shown ? <ShownCard token={token} proof={proof} shown={shown} at={at} onGo={setAt} /> : null;
}

/** Whether a card can be answered. One that has changed since is not what would be printed. */
function isOpen({ state, isCurrent }: ShownProof): boolean {
  return state === 'waiting' && isCurrent;
}

type ShownCardProps = OpenedProofProps & { shown: ShownProof; at: number; onGo: (at: number) => void };

function ShownCard({ token, proof, shown, at, onGo }: ShownCardProps) {
  const { page: t } = useTexts('proofs');
  const { current: language } = useLanguage();
  const { cards, sender, sentAt } = proof;
  const drawn = useProofCard(token, shown);
  // Kept from card to card.
  const [name, setName] = useState('');
  const [isApproving, setApproving] = useState(false);
  /** What is asked for so far; null while nothing is. */
  const [asked, setAsked] = useState<readonly AskedChange[] | null>(null);
  const pick = (field: ChangedField) => {
    const before = asked ?? [];
    if (before.some((change) => change.field === field)) return;
    setAsked([...before, { field, text: nowOf(shown, field) }]);
  };
  const isAnswerable = isOpen(shown);
  const next = cards.findIndex(isOpen);
  // The button that was used is gone.
  const close = () => {
    setApproving(false);
    setAsked(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
  };
  return (
    <div className="grid flex-1 content-start desktop:content-stretch desktop:grid-cols-[1fr_416px]">
      <div className="flex min-h-80 flex-col items-center justify-center gap-5 overflow-hidden bg-canvas px-4 py-6 tablet:px-8">
        {drawn.data && (
          <ProofStage
            key={shown.id}
            {...drawn.data}
            marked={asked ?? []}
            onPick={isAnswerable ? pick : null}
          />
        )}
        {drawn.isError && <LoadFailed onRetry={() => void drawn.refetch()} />}
      </div>
      <section className="flex min-w-0 flex-col gap-5 border-border bg-card px-4 py-6 max-desktop:border-t tablet:px-8 desktop:border-l">
        {asked && isAnswerable ? (
          <ChangeForm
            token={token}
            shown={shown}
            sender={sender}
            asked={asked}
            onAsked={setAsked}
            name={name}
            onName={setName}
            onClose={close}
          />
        ) : (
          <>
            {cards.length > 1 && <CardSwitch cards={cards} at={at} onGo={onGo} />}
            <div className="grid gap-1.5">
              <PageHeading pageTitle={t.title} size="page">
                {t.headings[shownProofState(shown)]}
              </PageHeading>
              <p className="text-pretty text-muted-foreground wrap-anywhere">
                {t.text(sender, shortDate(language, sentAt))}
              </p>
            </div>
            <CardTexts shown={shown} />
            {shown.setIn && <p className="text-sm text-pretty">{t.setIn(shown.setIn)}</p>}
            {drawn.data && <PrintCheckLine key={shown.id} {...drawn.data} />}
            <Answer shown={shown} sender={sender} />
            <div className="mt-auto grid gap-2">
              {isAnswerable && (
                <>
                  <Button size="lg" icon={Check} onClick={() => setApproving(true)}>
                    {t.approve}
                  </Button>
                  <Button variant="outline" size="lg" icon={MessageSquareText} onClick={() => setAsked([])}>
                    {t.ask}
                  </Button>
                  <p className="text-center text-sm text-muted-foreground">{t.note}</p>
                </>
              )}
              {!isAnswerable && next !== -1 && (
                <Button
                  size="lg"
                  icon={ChevronRight}
                  onClick={() => {
                    onGo(next);
                    close();
                  }}
                >
                  {t.nextOpen(cards.filter(isOpen).length)}
                </Button>
              )}
              <ProofPdf key={shown.id} token={token} shown={shown} />
            </div>
          </>
        )}
      </section>
      {isApproving && isAnswerable && (
        <ApproveDialog
          token={token}
          id={shown.id}
          name={name}
          onName={setName}
          onAnswered={close}
          onClose={() => setApproving(false)}
        />
      )}
    </div>
  );
}

type CardSwitchProps = { cards: readonly ShownProof[]; at: number; onGo: (at: number) => void };

/** Goes from card to card. The list says which are answered. */
function CardSwitch({ cards, at, onGo }: CardSwitchProps) {
  const { page: t, states, outdated } = useTexts('proofs');
  const stateOf = (card: ShownProof) =>
    (shownProofState(card) === 'outdated' ? outdated : states)[card.state];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p role="status" className="text-sm font-medium">
        {t.cardOf(at + 1, cards.length)}
      </p>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          className="h-11 desktop:pointer-fine:h-9"
          aria-label={t.previous}
          icon={ChevronLeft}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
        />
        <div className="min-w-0 flex-1">
          <Select
            label={t.cards}
            value={String(at)}
            options={cards.map((card, index) => ({
              value: String(index),
              label: `${index + 1}. ${nameOf(card)} – ${stateOf(card)}`,
            }))}
            onChange={(index) => onGo(Number(index))}
            className="max-tablet:text-md"
          />
        </div>
        <Button
          variant="outline"
          className="h-11 desktop:pointer-fine:h-9"
          aria-label={t.next}
          icon={ChevronRight}
          disabled={at === cards.length - 1}
          onClick={() => onGo(at + 1)}
        />
      </div>
    </div>
  );
}

function nameOf({ card: { content } }: ShownProof): string {
  return content.fullName || content.companyName || '…';
}

/** What was answered, and whether the card has changed since. */
function Answer({ shown, sender }: { shown: ShownProof; sender: string }) {
  const { page: t } = useTexts('proofs');
  const { current: language } = useLanguage();
  const { state, isCurrent, answeredBy, answeredAt, changes } = shown;
  const [name, date] = [answeredBy ?? '', answeredAt ? dayAndTime(language, answeredAt) : ''];
  return (
    <div role="status" className="grid gap-3 text-md empty:hidden">
      {state === 'approved' && (
        <p className="flex gap-2 font-medium text-success">
          <Check aria-hidden size={16} className="mt-1 shrink-0" />
          <span className="wrap-anywhere">{t.approved(name, date)}</span>
        </p>
      )}
      {state === 'changes' && (
        <>
          <p className="font-medium wrap-anywhere">{t.asked(name, date)}</p>
          <AskedChanges changes={changes ?? []} />
        </>
      )}
      {!isCurrent && <p className="font-medium text-pretty">{t.outdated(sender)}</p>}
    </div>
  );
}

/** The very file that is printed. */
function ProofPdf({ token, shown: { id, card } }: { token: string; shown: ShownProof }) {
  const common = useTexts();
  const proofs = useTexts('proofs');
  const { file: t } = proofs;
  const download = useApiMutation(
    async () => downloadFile(await loadLinkFile(token, 'openProofFile', id), pdfFileName(card.content)),
    { failure: null },
  );
  return (
    <>
      <Button variant="ghost" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
        {t.download}
      </Button>
      {download.isError && (
        <p role="alert" className="text-center text-sm">
          {failureText(common, featureFailures.proofFile(proofs, t.missing), download.error)}
        </p>
      )}
    </>
  );
}
