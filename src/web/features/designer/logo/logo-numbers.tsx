import { logoLimits } from '#domain/card/card.ts';
import { logoMovedTo } from '#domain/card/logo-offset.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { type PartPlacement, PlaceNumbers } from '../core/controls/place-numbers.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** The size of the logo and its offset from its anchor; disabled without a logo. */
export function LogoNumbers({ isUploading }: { isUploading: boolean }) {
  const editor = useEditor();
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const size = useDraft(({ card }) => resolveCard(card).logo.sizeMm);
  const left = useDraft(({ card }) => resolveCard(card).logo.leftMm);
  const top = useDraft(({ card }) => resolveCard(card).logo.topMm);

  function change(place: Partial<PartPlacement>) {
    if (place.size !== undefined) editor.patchCard({ style: { logo: { sizeMm: place.size } } }, 'logoSize');
    const { card } = editor.get().present;
    if (place.left !== undefined) editor.patchCard(logoMovedTo(card, { leftMm: place.left }), 'logoX');
    if (place.top !== undefined) editor.patchCard(logoMovedTo(card, { topMm: place.top }), 'logoY');
  }

  return (
    <PlaceNumbers
      place={{ size, left, top }}
      limits={logoLimits}
      disabled={!hasLogo || isUploading}
      onChange={change}
    />
  );
}
