import { memo, startTransition, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { applyPatch } from '#domain/card/card.ts';
import { type CardColours, colourChange, sharedColours } from '#domain/card/card-style.ts';
import { isSamePalette, palettes } from '#domain/card/colour/palettes.ts';
import { lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { Logo } from '#editor/draft.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ColourField } from '../../../ui/colour/colour-field.tsx';
import { useTypedColour } from '../../../ui/colour/typed-colour.ts';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { useCardColours } from '../core/controls/card-colours.ts';
import { LazyColourPicker } from '../core/controls/lazy-colour-picker.tsx';
import { DifferingTexts, PanelSection } from '../core/controls/style-panel.tsx';
import { DraftThumbnail } from '../core/drawing/draft-thumbnail.tsx';
import { withSample } from '../core/drawing/sample-card.ts';
import { useLogoPalettes } from '../core/logo/logo-colours.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { ChoiceCard, choiceGridStyles } from './choice-card.tsx';
import { logoPaletteNames } from './logo-palette-names.ts';

/** Palettes as thumbnails of the card, those from its logo first, then fields for custom colours. */
export function ColourChoices() {
  const t = useTexts('card-style');
  const editor = useEditor();
  const name = useId();
  const card = useDraft((draft) => draft.card);
  const logo = useDraft((draft) => draft.logo);
  const thumbnailCard = useThumbnailCard(card);
  const { style, differing } = sharedColours(card);
  const logoPalettes = useLogoPalettes();
  const logoNames = logoPaletteNames(logoPalettes, t);

  const choose = (colours: CardColours) => editor.patchCard(colourChange(colours), 'palette');
  const paletteCard = (label: string, colours: CardColours) => (
    <ChoiceCard
      key={Object.values(colours).join()}
      name={name}
      label={label}
      thumbnail={thumbnailCard && <PaletteThumbnail card={thumbnailCard} logo={logo} colours={colours} />}
      isChosen={isSamePalette(colours, style)}
      isPortrait={resolveCard(card).orientation === 'portrait'}
      onChoose={() => choose(colours)}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {differing.length > 0 && (
        <DifferingTexts fields={differing} words={t.differingColours} onApply={() => choose(style)} />
      )}
      <div role="radiogroup" aria-label={t.colours} className="flex flex-col gap-4">
        {logoPalettes.length > 0 && (
          <PanelSection title={t.fromLogo}>
            <div className={choiceGridStyles}>
              {logoPalettes.map((colours, index) => paletteCard(logoNames[index] ?? '', colours))}
            </div>
          </PanelSection>
        )}
        <PanelSection title={t.safeInPrint}>
          <div className={choiceGridStyles}>
            {lookPaletteNames.map((palette) => paletteCard(t.palettes[palette], palettes[palette]))}
          </div>
        </PanelSection>
      </div>
      <PanelSection title={t.ownColours}>
        <div className="flex flex-wrap gap-3 children:flex-auto">
          <CustomColour part="strong" value={style.strong} />
          <CustomColour part="quiet" value={style.quiet} />
          <CustomColour part="background" value={style.background} />
        </div>
      </PanelSection>
    </div>
  );
}

type PaletteThumbnailProps = { card: Card; logo: Logo | null; colours: CardColours };

const PaletteThumbnail = memo(function PaletteThumbnail({ card, logo, colours }: PaletteThumbnailProps) {
  const coloured = useMemo(() => applyPatch(card, colourChange(colours)), [card, colours]);
  return <DraftThumbnail card={coloured} logo={logo} />;
});

/** The card of all thumbnails; null for the first render, so that the choices appear before their thumbnails are drawn. */
function useThumbnailCard(card: Card): Card | null {
  const { sample } = useTexts('card-style');
  const [thumbnailCard, setThumbnailCard] = useState<Card | null>(null);
  // In a fixed palette, so that choosing colours does not redraw the thumbnails.
  const next = applyPatch(withSample(card, sample), colourChange(palettes.blackOnWhite));
  const key = JSON.stringify(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is derived from the card.
  useEffect(() => startTransition(() => setThumbnailCard(next)), [key]);
  return thumbnailCard;
}

function CustomColour({ part, value }: { part: keyof CardColours; value: string }) {
  const { editor: editorWords } = useTexts();
  const t = useTexts('card-style');
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.patchCard(colourChange({ [part]: hex }), `style-${part}`),
    [editor, part],
  );
  const typed = useTypedColour(value, change);
  return (
    <div>
      <span aria-hidden className="block pb-1 text-xs text-ink-700">
        {t[part]}
      </span>
      <ColourField
        typed={typed}
        Picker={LazyColourPicker}
        label={t[part]}
        cardColours={useCardColours()}
        messages={editorWords.style}
        className={classNames(
          'h-11 rounded-md border bg-card desktop:pointer-fine:h-9',
          typed.isInvalid ? invalidOutlineStyles : outlineStyles,
        )}
        hexClassName="w-20"
      />
    </div>
  );
}
