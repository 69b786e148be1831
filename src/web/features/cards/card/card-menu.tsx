import { Copy, Download, LayoutTemplate, Send, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useMakeDesign } from '../../../shared/team/use-make-design.ts';
import { MenuAtButton, MenuItem } from '../../../ui/overlays/menu.tsx';

/** A card and its button at which the menu opens. With `onDuplicate` the menu also copies and deletes the card. */
export type MenuPlace = {
  card: SavedCard;
  button: HTMLElement;
  onDuplicate?: (() => void) | undefined;
};

type CardMenuProps = {
  /** Stays after the menu has closed. Null before the menu is first opened. */
  place: MenuPlace | null;
  isOpen: boolean;
  onPrint: (cards: readonly SavedCard[]) => void;
  onSend: (cards: readonly SavedCard[]) => void;
  onDelete: (card: SavedCard) => void;
  onClose: () => void;
};
const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;

/** The list's one menu: prints a card, sends it for approval, makes it a company design, or opens the one that it is of. */
export function CardMenu({ place, isOpen, onPrint, onSend, onDelete, onClose }: CardMenuProps) {
  const { cards } = useTexts();
  const t = useTexts('designs');
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { mutate: makeDesign } = useMakeDesign(() => {
    showToast({ variant: 'default', ...t.made });
    void navigate('/designs');
  });
  const { card, onDuplicate } = place ?? {};
  const isReadable = !card?.isTooNew;
  return (
    <MenuAtButton
      button={place?.button ?? null}
      isOpen={isOpen}
      onClose={onClose}
      label={t.more(card?.name ?? '')}
    >
      {onDuplicate && (
        <MenuItem icon={<Copy {...icon} />} disabled={!isOnline} onSelect={onDuplicate}>
          {cards.duplicate}
        </MenuItem>
      )}
      {isReadable && (
        <>
          <MenuItem icon={<Download {...icon} />} onSelect={() => card && onPrint([card])}>
            {cards.download}
          </MenuItem>
          <MenuItem icon={<Send {...icon} />} disabled={!isOnline} onSelect={() => card && onSend([card])}>
            {cards.sendProof}
          </MenuItem>
        </>
      )}
      {isReadable && card?.designId && (
        <MenuItem icon={<LayoutTemplate {...icon} />} onSelect={() => void navigate('/designs')}>
          {t.ofDesign}
        </MenuItem>
      )}
      {isReadable && !card?.designId && (
        <MenuItem
          icon={<LayoutTemplate {...icon} />}
          disabled={!isOnline}
          onSelect={() => card && makeDesign(card)}
        >
          {t.make}
        </MenuItem>
      )}
      {onDuplicate && (
        <MenuItem icon={<Trash2 {...icon} />} disabled={!isOnline} onSelect={() => card && onDelete(card)}>
          {cards.delete}
        </MenuItem>
      )}
    </MenuAtButton>
  );
}
