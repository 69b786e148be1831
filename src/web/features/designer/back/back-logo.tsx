import { logoLimits } from '#domain/card/card.ts';
import type { BackLogo } from '#domain/card/card-back.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { croppedLogo } from '#layout/back/cropped-logo.ts';
import { guidesOf } from '#layout/guides.ts';
import { logoSizeMm } from '#layout/scene.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { type PartPlacement, PlaceNumbers } from '../core/controls/place-numbers.tsx';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { changeBack, inMm, stepOf, useBackOf } from './change-back.ts';

/** The place of a logo that is alone on the back. */
export function LogoAlone({ isUploading }: { isUploading: boolean }) {
  const { back: t } = useTexts();
  const editor = useEditor();
  const back = useBackOf('logo');
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const place = usePlace(back?.logo);
  const cutHeight = useDraft(({ card }) => guidesOf(resolveFormat(card)).cut.height);
  const isCropped = place.size > cutHeight;

  function crop(isTurnedOn: boolean) {
    const { card, logo } = editor.get().present;
    const cropped = isTurnedOn && logo ? croppedLogo(guidesOf(resolveFormat(card)), logo.pixels) : {};
    changeBack(editor, 'logo', (of) => ({ ...of, logo: cropped }));
  }

  return (
    <>
      {!hasLogo && <p className="text-xs text-muted-foreground">{t.noLogo}</p>}
      <Switch checked={isCropped} onCheckedChange={crop} disabled={!hasLogo} label={t.largeLogo} />
      <PlaceNumbers
        place={place}
        limits={logoLimits}
        disabled={!hasLogo || isUploading}
        onChange={(change) =>
          changeBack(
            editor,
            'logo',
            (of) => ({ ...of, logo: { ...of.logo, ...inMm(change) } }),
            stepOf(change),
          )
        }
      />
    </>
  );
}

/** A large logo beside the code can be turned on; it has its own place. */
export function LogoBesideCode() {
  const { back: t } = useTexts();
  const editor = useEditor();
  const back = useBackOf('qr');
  const hasLogo = useDraft(({ logo }) => logo !== null);
  const place = usePlace(back?.logo);
  const isOn = back?.logo !== undefined;

  function turn(isTurnedOn: boolean) {
    changeBack(editor, 'qr', ({ logo: _, ...of }) => (isTurnedOn ? { ...of, logo: {} } : of));
  }

  return (
    <>
      <Switch checked={isOn} onCheckedChange={turn} disabled={!hasLogo} label={t.largeLogo} />
      {isOn && hasLogo && (
        <PlaceNumbers
          place={place}
          limits={logoLimits}
          onChange={(change) =>
            changeBack(
              editor,
              'qr',
              (of) => ({ ...of, logo: { ...of.logo, ...inMm(change) } }),
              stepOf(change),
            )
          }
        />
      )}
    </>
  );
}

/** The place of the logo. Its size is that on the card until it has its own. */
function usePlace({ sizeMm, leftMm = 0, topMm = 0 }: BackLogo = {}): PartPlacement {
  const logo = useLaidOutCard()
    ?.back()
    ?.items.find((item) => item.kind === 'logo');
  const sizeOnCard = logo ? logoSizeMm(logo) : logoLimits.size.fallback;
  return { size: sizeMm ?? sizeOnCard, left: leftMm, top: topMm };
}
