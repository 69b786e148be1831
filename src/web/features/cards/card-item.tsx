import { memo, use, useId, useRef, useState } from 'react';
import { arrangementOf } from '#domain/card.ts';
import type { SavedCard } from '#domain/saved-card.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFacts, OrientationBadge } from './card-facts.tsx';
import { useDeleteCard, useRenameCard } from './card-mutations.ts';
import { CardPicture } from './card-picture.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameField } from './rename-field.tsx';
import { UnsavedCardsContext } from './unsaved-cards.ts';

const pictureSizes = {
  landscape: 'aspect-9/5 w-[80.4%] tablet:w-67.5',
  portrait: 'aspect-5/9 h-46 tablet:h-45.5',
} as const;

/** One saved card of the list. */
export const CardItem = memo(function CardItem({ card }: { card: SavedCard }) {
  const nameId = useId();
  const { changes } = useMessages().editor;
  const isUnsaved = use(UnsavedCardsContext).has(card.id);
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteCard(() => {
    // The button that was pressed goes with its card; while it is busy the focus is nowhere.
    const { activeElement, body } = document;
    if (activeElement === body || place.current?.contains(activeElement)) focusHeading();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no list whose items stand in blocks.
    <div
      ref={place}
      role="listitem"
      className="flex flex-col overflow-hidden rounded-lg border border-border bg-card shadow-xs"
    >
      <div className="relative grid h-53 place-items-center overflow-clip border-b border-border bg-canvas tablet:h-53.5 desktop:h-52">
        {isUnsaved && (
          <Badge variant="outline" className="absolute top-2.5 left-2.5 bg-card">
            {changes.mark}
          </Badge>
        )}
        <span className={`max-w-[92%] ${pictureSizes[arrangementOf(card).orientation]}`}>
          <CardPicture card={card} />
        </span>
      </div>
      <div className="px-4 pt-2 pb-3.5 tablet:py-2.5">
        <CardName card={card} nameId={nameId} />
        <CardFacts card={card} />
      </div>
      <CardActions
        card={card}
        nameId={nameId}
        isDeleting={deletion.isPending}
        onDelete={() => setAsking(true)}
      />
      {isAsking && (
        <DeleteDialog card={card} onClose={() => setAsking(false)} onDelete={() => deletion.mutate(card)} />
      )}
    </div>
  );
});

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function CardName({ card, nameId }: { card: SavedCard; nameId: string }) {
  const messages = useMessages();
  const [isEditing, setEditing] = useState(false);
  const rename = useRenameCard();
  const failed = rename.isError
    ? { name: rename.variables.name, message: failureToast(messages, 'renameCard', rename.error).description }
    : null;
  const button = useRef<HTMLButtonElement>(null);
  // The new name is shown while it is on its way.
  const name = rename.isPending ? rename.variables.name : card.name;

  /** What could not be saved is not lost: the box opens again with it, and says why. */
  function askAgain() {
    setEditing(true);
  }

  function close() {
    setEditing(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  }

  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      {isEditing ? (
        <RenameField
          name={card.name}
          failed={failed}
          onName={(next) => rename.mutate({ card, name: next }, { onError: askAgain })}
          onClose={close}
        />
      ) : (
        <h2 id={nameId} className="flex min-w-0 flex-auto">
          <button
            ref={button}
            type="button"
            title={messages.cards.rename}
            onClick={() => {
              rename.reset();
              setEditing(true);
            }}
            className="-mx-1 min-h-8 max-w-[calc(100%+8px)] cursor-text truncate rounded-xs px-1 text-left text-lg font-semibold hover:bg-muted pointer-coarse:-my-1.5 pointer-coarse:min-h-11 tablet:text-control"
          >
            {name}
          </button>
        </h2>
      )}
      <OrientationBadge card={card} />
    </div>
  );
}
