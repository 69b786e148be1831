import { useRef, useState } from 'react';
import type { SavedCard } from '#contract/saved-card.ts';
import { changeRefusal } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { PlanOffer } from '../../shared/offer/plan-offer.tsx';
import { OrientationBadge } from './card-facts.tsx';
import { useRenameCard } from './card-mutations.ts';
import { RenameField } from './rename-field.tsx';

/** The card's name; a click opens a text field to rename it, or a plan offer if the plan does not allow changes. */
export function CardName({ card, nameId }: { card: SavedCard; nameId: string }) {
  const messages = useMessages();
  const [isEditing, setEditing] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const rename = useRenameCard();
  const { data: user } = useCurrentUser();
  const mayChange = !user || changeRefusal(user) === null;
  const failed = rename.isError
    ? { name: rename.variables.name, message: failureToast(messages, 'renameCard', rename.error).description }
    : null;
  const button = useRef<HTMLButtonElement>(null);
  // Shows the new name while the request runs.
  const name = rename.isPending ? rename.variables.name : card.name;

  /** Opens the field again with the typed name and the error. */
  function reopen() {
    setEditing(true);
  }

  function close() {
    setEditing(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  }

  function handleClick() {
    if (!mayChange) {
      setOffering(true);
      return;
    }
    rename.reset();
    setEditing(true);
  }

  const shownName = (
    <button
      ref={button}
      type="button"
      title={messages.cards.rename}
      onClick={handleClick}
      className="-mx-1 min-h-8 max-w-[calc(100%+8px)] cursor-text truncate rounded-xs px-1 text-left text-lg font-semibold hover:bg-muted pointer-coarse:-my-1.5 pointer-coarse:min-h-11 tablet:text-control"
    >
      {name}
    </button>
  );
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      {isEditing ? (
        <RenameField
          name={card.name}
          failed={failed}
          onName={(next) => rename.mutate({ card, name: next }, { onError: reopen })}
          onClose={close}
        />
      ) : (
        <h2 id={nameId} className="flex min-w-0 flex-auto">
          {mayChange ? (
            shownName
          ) : (
            <PlanOffer
              anchor={shownName}
              isOpen={isOffering}
              onClose={() => setOffering(false)}
              action="change"
            />
          )}
        </h2>
      )}
      {!card.isTooNew && <OrientationBadge card={card} />}
    </div>
  );
}
