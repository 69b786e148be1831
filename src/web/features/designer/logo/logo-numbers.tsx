import { logoLimits, logoPlacementOf } from '#domain/card/card.ts';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { type Place, PlaceNumbers } from '../form/place-numbers.tsx';

/** The size of the logo and its offset from its anchor; disabled without a logo. */
export function LogoNumbers({ isUploading }: { isUploading: boolean }) {
  const editor = useEditor();
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const size = useDraft(({ design }) => logoPlacementOf(design).size);
  const left = useDraft(({ design }) => logoPlacementOf(design).left);
  const top = useDraft(({ design }) => logoPlacementOf(design).top);

  function change(place: Partial<Place>) {
    if (place.size !== undefined) editor.changeDesign({ logoSize: place.size }, 'logoSize');
    if (place.left !== undefined) editor.changeDesign({ logoX: place.left }, 'logoX');
    if (place.top !== undefined) editor.changeDesign({ logoY: place.top }, 'logoY');
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
