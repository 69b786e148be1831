import { useRef, useState } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { changeRefusal } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { PlanOffer } from '../../../shared/offer/plan-offer.tsx';
import { useRenameCard } from '../card-mutations.ts';
import { NameButton, NameHeading } from './name-button.tsx';
import { RenameField } from './rename-field.tsx';

/** A clicked name: a text field to rename the card, or a plan offer if the plan does not allow changes. */
export function RenamableName({ card, nameId }: { card: SavedCard; nameId: string }) {
  const t = useTexts();
  const { data: user } = useCurrentUser();
  const mayChange = !user || changeRefusal(user) === null;
  const [isEditing, setEditing] = useState(mayChange);
  const [isOffering, setOffering] = useState(!mayChange);
  const rename = useRenameCard();
  const failed = rename.isError
    ? { name: rename.variables.name, message: failureText(t, 'renameCard', rename.error) }
    : null;
  const button = useRef<HTMLButtonElement>(null);

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

  if (isEditing) {
    return (
      <RenameField
        name={card.name}
        failed={failed}
        onName={(name) => rename.mutate({ card, name }, { onError: reopen })}
        onClose={close}
      />
    );
  }
  // Shows the new name while the request runs.
  const name = rename.isPending ? rename.variables.name : card.name;
  const shownName = <NameButton ref={button} name={name} onClick={handleClick} />;
  return (
    <NameHeading nameId={nameId}>
      {mayChange ? (
        shownName
      ) : (
        <PlanOffer
          anchor={shownName}
          isOpen={isOffering}
          onClose={() => setOffering(false)}
          reason={t.offer.change.text}
          action="change"
        />
      )}
    </NameHeading>
  );
}
