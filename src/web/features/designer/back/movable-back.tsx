import { logoLimits } from '#domain/card/card.ts';
import { type BackLogo, qrLimits } from '#domain/card/card-back.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { MovablePart } from '../core/drawing/movable-part.tsx';
import type { Offset } from '../core/drawing/moved-offset.ts';
import { MovableLogo } from '../core/logo/movable-logo.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { changeBack } from './change-back.ts';

/** Buttons over the code and the logo of the back that move them. The logo of a second card is that of the front. */
export function MovableBack({ scene }: { scene: Scene }) {
  const kind = useDraft(({ card }) => card.back?.kind);
  if (kind === 'card') return <MovableLogo scene={scene} />;
  return (
    <>
      <MovableBackLogo scene={scene} />
      <MovableQr scene={scene} />
    </>
  );
}

function MovableQr({ scene: { items, guides } }: { scene: Scene }) {
  const editor = useEditor();
  const { qr: t } = useTexts().back;
  const code = items.find((item) => item.kind === 'qr');
  if (!code) return null;

  function offset(): Offset {
    const { back } = editor.get().present.card;
    return back?.kind === 'qr' ? offsetOf(back.qr) : offsetOf({});
  }

  return (
    <MovablePart
      label={t.move}
      box={code.box}
      bleed={guides.bleed}
      limits={qrLimits.offset}
      offset={offset}
      onMove={({ left, top }, step) =>
        changeBack(
          editor,
          'qr',
          (back) => ({ ...back, qr: { ...back.qr, leftMm: left, topMm: top } }),
          `qr ${step}`,
        )
      }
    />
  );
}

function MovableBackLogo({ scene: { items, guides } }: { scene: Scene }) {
  const editor = useEditor();
  const { logo: t } = useTexts().editor;
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo) return null;

  function offset(): Offset {
    const { back } = editor.get().present.card;
    return back?.kind === 'logo' || back?.kind === 'qr' ? offsetOf(back.logo ?? {}) : offsetOf({});
  }

  function move({ left, top }: Offset, step: string) {
    const moved = (placed: BackLogo | undefined) => ({ ...placed, leftMm: left, topMm: top });
    changeBack(editor, 'logo', (back) => ({ ...back, logo: moved(back.logo) }), `logo ${step}`);
    changeBack(editor, 'qr', (back) => ({ ...back, logo: moved(back.logo) }), `logo ${step}`);
  }

  return (
    <MovablePart
      label={t.move}
      box={logo.image}
      bleed={guides.bleed}
      limits={logoLimits.offset}
      offset={offset}
      onMove={move}
    />
  );
}

function offsetOf({ leftMm = 0, topMm = 0 }: BackLogo): Offset {
  return { left: leftMm, top: topMm };
}
