import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useMoveOwnCards } from './company-mutations.ts';

type OwnCardsProps = { user: CurrentUser; company: Company };

/** The cards that the person has in their own account, and the way to move them in. */
export function OwnCards({ user, company: { name, ownCards } }: OwnCardsProps) {
  const { own: t, cancel } = useTexts('company');
  const [isAsking, setAsking] = useState(false);
  const move = useMoveOwnCards(user, ownCards);
  return (
    <section
      aria-labelledby="own-cards"
      className="flex flex-wrap items-center justify-between gap-3 border-border bg-card px-4 py-4 shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border tablet:px-6"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="own-cards" className="text-md font-semibold">
          {t.title(ownCards)}
        </h2>
        <p className="text-sm text-muted-foreground">{t.text}</p>
      </div>
      <Button variant="outline" busy={move.isPending} onClick={() => setAsking(true)}>
        {t.move}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.ask(ownCards, name)}
          cancelLabel={cancel}
          confirmLabel={t.move}
          variant="primary"
          onConfirm={() => move.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t.askText}
        </ConfirmDialog>
      )}
    </section>
  );
}
