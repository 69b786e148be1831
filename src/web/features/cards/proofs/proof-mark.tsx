import { Suspense, use, useState } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { shownProofState } from '#domain/proof/proof.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ProofsContext } from './card-proofs.ts';

const ProofDetails = lazyComponent(async () => (await import('./proof-details.tsx')).ProofDetails);
const SendProof = lazyComponent(async () => (await import('./send-proof.tsx')).SendProof);

const styles = {
  waiting: 'border-input bg-card text-foreground',
  approved: 'border-transparent bg-success-soft text-success-soft-foreground',
  changes: 'border-transparent bg-warning-soft text-warning-soft-foreground',
  outdated: 'border-dashed border-input bg-card text-foreground',
} as const;

/** Approval badge of a sent card. Opens the replies. */
export function ProofMark({ card, className }: { card: SavedCard; className?: string }) {
  const { states, outdated, details } = useTexts('proofs');
  const proof = use(ProofsContext).get(card.id);
  const [open, setOpen] = useState<'details' | 'sending' | null>(null);
  if (!proof) return null;
  const state = shownProofState(proof);
  const label = (state === 'outdated' ? outdated : states)[proof.state];
  return (
    <>
      <button
        type="button"
        aria-label={details.open(label, card.name)}
        onClick={() => setOpen('details')}
        className={classNames(
          'flex h-7 cursor-pointer items-center rounded-sm border px-2.5 text-xs font-medium whitespace-nowrap pointer-coarse:h-11',
          styles[state],
          className,
        )}
      >
        {label}
      </button>
      <Suspense>
        {open === 'details' && (
          <ProofDetails
            card={card}
            proof={proof}
            onSendAgain={() => setOpen('sending')}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'sending' && <SendProof cards={[card]} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
