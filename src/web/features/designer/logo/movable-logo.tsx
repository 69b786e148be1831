import { logoLimits, logoPlacementOf } from '#domain/card/card.ts';
import type { Scene } from '#layout/scene.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { MovablePart } from '../canvas/movable-part.tsx';
import { useEditor } from '../core/editor-store.ts';

/** A button over the logo that moves it. */
export function MovableLogo({ scene: { items, guides } }: { scene: Scene }) {
  const editor = useEditor();
  const { logo: words } = useMessages().editor;
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return null;
  return (
    <MovablePart
      label={words.move}
      box={logo.image}
      bleed={guides.bleed}
      limits={logoLimits.offset}
      offset={() => logoPlacementOf(editor.get().present.design)}
      onMove={({ left, top }, step) => editor.changeDesign({ logoX: left, logoY: top }, step)}
    />
  );
}
