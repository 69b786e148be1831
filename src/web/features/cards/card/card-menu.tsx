import { Download, LayoutTemplate, Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useMakeDesign } from '../../../shared/team/use-make-design.ts';
import { MenuAtButton, MenuItem } from '../../../ui/overlays/menu.tsx';

/** A card and its button at which the menu opens. */
export type MenuPlace = { card: SavedCard; button: HTMLElement };

type CardMenuProps = {
  /** Stays after the menu has closed. Null before the menu is first opened. */
  place: MenuPlace | null;
  isOpen: boolean;
  onPrint: (cards: readonly SavedCard[]) => void;
  onSend: (cards: readonly SavedCard[]) => void;
  onClose: () => void;
};
const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;

/** The list's one menu: prints a card, sends it for approval, makes it a company design, or opens the one that it is of. */
export function CardMenu({ place, isOpen, onPrint, onSend, onClose }: CardMenuProps) {
  const { designs: words, cards: texts } = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { mutate: makeDesign } = useMakeDesign(() => {
    showToast({ variant: 'default', ...words.made });
    void navigate('/designs');
  });
  const card = place?.card;
  return (
    <MenuAtButton
      button={place?.button ?? null}
      isOpen={isOpen}
      onClose={onClose}
      label={words.more(card?.name ?? '')}
    >
      <MenuItem icon={<Download {...icon} />} onSelect={() => card && onPrint([card])}>
        {texts.download}
      </MenuItem>
      <MenuItem icon={<Send {...icon} />} disabled={!isOnline} onSelect={() => card && onSend([card])}>
        {texts.sendProof}
      </MenuItem>
      {card?.designId ? (
        <MenuItem icon={<LayoutTemplate {...icon} />} onSelect={() => void navigate('/designs')}>
          {words.ofDesign}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<LayoutTemplate {...icon} />}
          disabled={!isOnline}
          onSelect={() => card && makeDesign(card)}
        >
          {words.make}
        </MenuItem>
      )}
    </MenuAtButton>
  );
}
