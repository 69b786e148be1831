import { logoLimits } from '#domain/card/card.ts';
import { logoMovedTo, logoOffsetOf } from '#domain/card/logo-offset.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MovablePart } from '../drawing/movable-part.tsx';
import { useEditor } from '../use-editor.ts';

/** A button over the logo that moves it. */
export function MovableLogo({ scene: { items, guides } }: { scene: Scene }) {
  const editor = useEditor();
  const { logo: t } = useTexts().editor;
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return null;
  return (
    <MovablePart
      label={t.move}
      box={logo.image}
      bleed={guides.bleed}
      limits={logoLimits.offset}
      offset={() => {
        const { leftMm, topMm } = logoOffsetOf(editor.get().present.card);
        return { left: leftMm, top: topMm };
      }}
      onMove={({ left, top }, step) =>
        editor.patchCard(logoMovedTo(editor.get().present.card, { leftMm: left, topMm: top }), step)
      }
    />
  );
}
