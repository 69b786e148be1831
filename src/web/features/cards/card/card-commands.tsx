import { type ComponentProps, createContext, type ReactNode, useMemo, useState } from 'react';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { refusedByPlan } from '../../../shared/offer/plan-refusal.ts';
import { useCardsOfMutation, useDeleteCard, useDuplicateCard } from '../card-mutations.ts';
import { CardMenu, type MenuPlace } from './card-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** Commands for listed cards, and which cards each is running for. */
type CardCommands = {
  isOnline: boolean;
  duplicating: readonly string[];
  duplicate: (card: SavedCard, onPlanRefusal: (reason: string) => void) => void;
  deleting: readonly string[];
  /** Asks first. */
  delete: (card: SavedCard) => void;
  makingDesign: readonly string[];
  /** The id of the card whose menu is open. */
  menuOf: string | null;
  toggleMenu: (place: MenuPlace) => void;
};

export const CardCommandsContext = createContext<CardCommands>({
  isOnline: true,
  duplicating: [],
  duplicate: () => undefined,
  deleting: [],
  delete: () => undefined,
  makingDesign: [],
  menuOf: null,
  toggleMenu: () => undefined,
});

type CardCommandsProviderProps = Pick<ComponentProps<typeof CardMenu>, 'onPrint' | 'onSend'> & {
  children: ReactNode;
};

/** One menu, one dialog and one set of mutations for all cards: a card that scrolls into view then mounts none. */
export function CardCommandsProvider({ onPrint, onSend, children }: CardCommandsProviderProps) {
  const isOnline = useIsOnline();
  const t = useTexts();
  const [asked, setAsked] = useState<SavedCard | null>(null);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { mutate: duplicateCard } = useDuplicateCard();
  const { mutate: deleteCard } = useDeleteCard(focusHeadingInsteadOf);
  const duplicating = useCardsOfMutation('duplicate');
  const deleting = useCardsOfMutation('delete');
  const makingDesign = useCardsOfMutation('makeDesign');
  const menuOf = isMenuOpen && place ? place.card.id : null;
  const commands = useMemo(
    (): CardCommands => ({
      isOnline,
      duplicating,
      duplicate: (card, onPlanRefusal) =>
        duplicateCard(card, {
          onError: (error) => {
            if (refusedByPlan(error)) onPlanRefusal(failureText(t, 'duplicateCard', error));
          },
        }),
      deleting,
      delete: setAsked,
      makingDesign,
      menuOf,
      toggleMenu: (at) => {
        setPlace(at);
        setMenuOpen(menuOf !== at.card.id);
      },
    }),
    [isOnline, duplicating, duplicateCard, deleting, makingDesign, menuOf, t],
  );
  return (
    <div className="relative">
      <CardCommandsContext value={commands}>{children}</CardCommandsContext>
      <CardMenu
        place={place}
        isOpen={isMenuOpen}
        onPrint={onPrint}
        onSend={onSend}
        onDelete={setAsked}
        onClose={() => setMenuOpen(false)}
      />
      {asked && (
        <DeleteDialog card={asked} onClose={() => setAsked(null)} onDelete={() => deleteCard(asked)} />
      )}
    </div>
  );
}

/** The clicked button is removed with its card, and while busy it is disabled and has no focus. */
function focusHeadingInsteadOf({ id }: SavedCard): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest(`[data-card="${id}"]`)) {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
}
