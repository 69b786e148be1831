import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { type CardDesign, layoutOf } from '#domain/card/card.ts';
import { type CardColours, colourChange, sharedColours } from '#domain/card/card-style.ts';
import { isSamePalette, paletteNames, palettes } from '#domain/card/palettes.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ColourField } from '../../../ui/colour/colour-field.tsx';
import { useTypedColour } from '../../../ui/colour/typed-colour.ts';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { DraftThumbnail } from '../canvas/draft-thumbnail.tsx';
import type { Logo } from '../core/draft.ts';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { useCardColours } from '../form/card-colours.ts';
import { InkBoxes } from '../inks/lazy-ink-boxes.tsx';
import { withSample } from '../sample-card.ts';
import { useLogoPalettes } from './logo-colours.tsx';
import { logoPaletteName } from './palette-name.ts';
import { DifferingTexts, PanelSection } from './style-panel.tsx';

/** Palettes as thumbnails of the card, those from its logo first, then fields for custom colours. */
export function ColourChoices() {
  const { cardStyle: words } = useMessages();
  const editor = useEditor();
  const name = useId();
  const design = useDraft((draft) => draft.design);
  const logo = useDraft((draft) => draft.logo);
  const thumbnailDesign = useThumbnailDesign(design);
  const { style, differing } = sharedColours(design);
  const logoPalettes = useLogoPalettes();

  const choose = (colours: CardColours) => editor.changeDesign(colourChange(colours), 'palette');
  const card = (label: string, colours: CardColours) => (
    <PaletteCard
      key={Object.values(colours).join()}
      name={name}
      label={label}
      thumbnail={
        thumbnailDesign && <PaletteThumbnail design={thumbnailDesign} logo={logo} colours={colours} />
      }
      isChosen={isSamePalette(colours, style)}
      isPortrait={layoutOf(design).orientation === 'portrait'}
      onChoose={() => choose(colours)}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {differing.length > 0 && (
        <DifferingTexts fields={differing} words={words.differingColours} onApply={() => choose(style)} />
      )}
      <div role="radiogroup" aria-label={words.colours} className="flex flex-col gap-4">
        {logoPalettes.length > 0 && (
          <PanelSection title={words.fromLogo}>
            <div className={cardGridStyles}>
              {logoPalettes.map((colours) => card(logoPaletteName(colours, words), colours))}
            </div>
          </PanelSection>
        )}
        <PanelSection title={words.safeInPrint}>
          <div className={cardGridStyles}>
            {paletteNames.map((palette) => card(words.palettes[palette], palettes[palette]))}
          </div>
        </PanelSection>
      </div>
      <PanelSection title={words.ownColours}>
        <div className="flex flex-wrap gap-3 children:flex-auto">
          <CustomColour part="strong" value={style.strong} />
          <CustomColour part="quiet" value={style.quiet} />
          <CustomColour part="background" value={style.background} />
        </div>
      </PanelSection>
    </div>
  );
}

const cardGridStyles = 'grid grid-cols-3 gap-x-3 gap-y-3 tablet:grid-cols-6 desktop:grid-cols-4';

type PaletteCardProps = {
  name: string;
  label: string;
  thumbnail: ReactNode;
  isChosen: boolean;
  isPortrait: boolean;
  onChoose: () => void;
};

function PaletteCard({ name, label, thumbnail, isChosen, isPortrait, onChoose }: PaletteCardProps) {
  return (
    <label className="relative flex cursor-pointer flex-col items-center gap-1 text-center text-xs text-muted-foreground has-checked:font-medium has-checked:text-foreground">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm focus-visible:shadow-none"
      />
      <span
        className={classNames(
          'block rounded-sm border-2 border-transparent p-px peer-checked:border-primary peer-checked:children:border-transparent peer-focus-visible:shadow-(--focus-ring)',
          isPortrait ? 'aspect-5/9 h-23' : 'aspect-9/5 w-full',
        )}
      >
        <span className="block size-full overflow-hidden rounded-xs border border-border-strong dark:border-border">
          {thumbnail}
        </span>
      </span>
      {label}
    </label>
  );
}

type PaletteThumbnailProps = { design: Partial<CardDesign>; logo: Logo | null; colours: CardColours };

const PaletteThumbnail = memo(function PaletteThumbnail({ design, logo, colours }: PaletteThumbnailProps) {
  const coloured = useMemo(() => ({ ...design, ...colourChange(colours) }), [design, colours]);
  return <DraftThumbnail design={coloured} logo={logo} />;
});

/** The design of all thumbnails; null for the first render, so that the choices appear before their thumbnails are drawn. */
function useThumbnailDesign(design: Partial<CardDesign>): Partial<CardDesign> | null {
  const { sample } = useMessages().cardStyle;
  const [thumbnailDesign, setThumbnailDesign] = useState<Partial<CardDesign> | null>(null);
  // In a fixed palette, so that choosing colours does not redraw the thumbnails.
  const next = { ...withSample(design, sample), ...colourChange(palettes.blackOnWhite) };
  const key = JSON.stringify(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is derived from the design.
  useEffect(() => startTransition(() => setThumbnailDesign(next)), [key]);
  return thumbnailDesign;
}

function CustomColour({ part, value }: { part: keyof CardColours; value: string }) {
  const { cardStyle: words, editor: editorWords } = useMessages();
  const editor = useEditor();
  const change = useCallback(
    (hex: string) => editor.changeDesign(colourChange({ [part]: hex }), `style-${part}`),
    [editor, part],
  );
  const typed = useTypedColour(value, change);
  return (
    <div>
      <span aria-hidden className="block pb-1 text-xs text-ink-700">
        {words[part]}
      </span>
      <ColourField
        typed={typed}
        More={InkBoxes}
        label={words[part]}
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
