import { useEffect, useMemo, useState } from 'react';
import { typedInitials } from '#domain/card/initials.ts';
import {
  drawMonogram,
  type Monogram,
  type MonogramSetting,
  monogramSvg,
  settingsFor,
} from '#layout/looks/monogram/draw-monogram.ts';
import { companyLetters, personLetters } from '#layout/looks/monogram/monogram-letters.ts';
import { monogramStyle } from '#layout/looks/monogram/monogram-style.ts';
import { availableFont } from '#layout/plan-card.ts';
import { faceOf, facesToLoad } from '#layout/text/faces.ts';
import type { MonogramMessages } from '#messages/en/monogram.ts';
import { cardFonts, fontsIfLoaded, loadFaces, retryFailedFaces } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStore } from '../../../shared/use-store.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { PictureChoice } from '../../../ui/inputs/picture-choice.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { useDraft } from '../core/use-editor.ts';

type MonogramDialogProps = { onUse: (file: File) => void; onClose: () => void };

/** Draws one to three letters as a logo. */
export function MonogramDialog({ onUse, onClose }: MonogramDialogProps) {
  const t = useTexts('monogram');
  const { companyName = '', fullName = '' } = useDraft(({ card }) => card.content);
  const offered = [...new Set([companyLetters(companyName), personLetters(fullName)])].filter(Boolean);
  const [typed, setTyped] = useState(offered[0] ?? '');
  const [chosen, setChosen] = useState<MonogramSetting>('plain');
  const letters = typedInitials(typed);
  const { drawn, paper, state } = useMonograms(letters);
  const setting = drawn.has(chosen) ? chosen : 'plain';

  function use() {
    const monogram = drawn.get(setting);
    if (!monogram) return;
    onClose();
    onUse(new File([monogramSvg(monogram)], `${letters}.svg`, { type: 'image/svg+xml' }));
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.title}
        description={t.description}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button disabled={drawn.size === 0} onClick={use}>
              {t.use}
            </Button>
          </>
        }
      >
        <div className="flex flex-wrap items-end gap-2">
          <TextInput
            label={t.letters}
            value={typed}
            maxLength={12}
            autoComplete="off"
            spellCheck={false}
            compact
            className="min-w-32 flex-1"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Undo in this box is the browser's, not the card's.
              if (event.ctrlKey || event.metaKey) event.stopPropagation();
            }}
          />
          {offered
            .filter((one) => one !== letters)
            .map((one) => (
              <Button key={one} variant="outline" onClick={() => setTyped(one)}>
                {t.take(one)}
              </Button>
            ))}
        </div>
        <div role="status" className="pt-1.5 text-xs text-muted-foreground">
          {state !== 'drawn' && t[state]}
        </div>
        {state === 'failed' && (
          <Button variant="outline" onClick={retryFailedFaces}>
            {t.tryAgain}
          </Button>
        )}
        {drawn.size > 0 && (
          <Settings drawn={drawn} paper={paper} chosen={setting} words={t} onChoose={setChosen} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type DrawnMonograms = ReadonlyMap<MonogramSetting, Monogram>;

/** The letters in every setting, in the font and the colours of the card. */
function useMonograms(letters: string) {
  const card = useDraft((draft) => draft.card);
  const { font, weight, colours } = useMemo(() => monogramStyle(card), [card]);
  const faces = useMemo(() => facesToLoad(font, { weight }, letters), [font, weight, letters]);
  useEffect(() => loadFaces(faces), [faces]);
  const fonts = useStore(cardFonts, (present) => fontsIfLoaded(present, faces));
  const hasFailed = useStore(cardFonts, ({ failed }) => faces.some((face) => failed.has(face)));
  const drawn = useMemo((): DrawnMonograms => {
    if (!fonts || letters === '') return new Map();
    const face = faceOf(availableFont(font, fonts).font, { weight });
    return new Map(
      settingsFor(letters).flatMap((setting): [MonogramSetting, Monogram][] => {
        const monogram = drawMonogram(letters, setting, { fonts, face, colours });
        return monogram ? [[setting, monogram]] : [];
      }),
    );
  }, [fonts, letters, font, weight, colours]);
  const missing = letters === '' ? 'empty' : fonts ? 'lacking' : hasFailed ? 'failed' : 'loading';
  const state: 'empty' | 'lacking' | 'failed' | 'loading' | 'drawn' = drawn.size > 0 ? 'drawn' : missing;
  return { drawn, paper: colours.paper, state };
}

type SettingsProps = {
  drawn: DrawnMonograms;
  paper: string;
  chosen: MonogramSetting;
  words: MonogramMessages;
  onChoose: (setting: MonogramSetting) => void;
};

function Settings({ drawn, paper, chosen, words, onChoose }: SettingsProps) {
  return (
    <PictureChoice
      label={words.setting}
      value={chosen}
      onChange={onChoose}
      className="grid-cols-2 text-sm tablet:grid-cols-3"
      options={[...drawn].map(([value, { width, height, shapes }]) => ({
        value,
        label: words.settings[value],
        picture: (
          <span className="grid h-24 place-items-center rounded-sm p-3" style={{ backgroundColor: paper }}>
            <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="h-full max-h-16 max-w-full">
              {shapes.map(({ path, fill }) => (
                <path key={path} d={path} fill={fill} />
              ))}
            </svg>
          </span>
        ),
      }))}
    />
  );
}
