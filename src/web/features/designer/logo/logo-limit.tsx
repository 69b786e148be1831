import { logoPlacementOf } from '#domain/card/card.ts';
import { logoSizeMm } from '#layout/scene.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useLaidOutCard } from '../core/card-layout-store.ts';

/** Says the size that a logo is printed at where the layout limits it. */
export function LogoLimit() {
  const { logo: words } = useMessages().editor;
  const card = useLaidOutCard();
  const logo = card?.scene.items.find((item) => item.kind === 'logo');
  if (!card || !logo) return null;
  const printed = logoSizeMm(logo);
  if (printed > logoPlacementOf(card.draft.design).size - 0.05) return null;
  return (
    <p role="status" className="text-xs text-muted-foreground">
      {words.limited(Math.round(10 * printed) / 10)}
    </p>
  );
}
