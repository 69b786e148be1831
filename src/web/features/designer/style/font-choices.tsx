import { useId } from 'react';
import { type FontPair, fontChange, sharedFonts } from '#domain/card/card-style.ts';
import { fontPairs, isSamePalette } from '#domain/card/colour/palettes.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { fontPairLabel } from '../core/controls/font-pair-label.ts';
import { FontPicker } from '../core/controls/font-picker.tsx';
import { fontPreviewStyle } from '../core/controls/font-preview-style.ts';
import { DifferingTexts, PanelSection } from '../core/controls/style-panel.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { FurtherFontChoices } from './further-font-choices.tsx';

/** Font pairs, each name drawn in its font, then pickers for a custom pair. */
export function FontChoices() {
  const t = useTexts('card-style');
  const editor = useEditor();
  const name = useId();
  const card = useDraft((draft) => draft.card);
  const { style, differing } = sharedFonts(card);
  const choose = (pair: Partial<FontPair>) => editor.patchCard(fontChange(pair), 'fontPair');
  return (
    <div className="flex flex-col gap-4">
      {differing.length > 0 && (
        <DifferingTexts fields={differing} words={t.differingFonts} onApply={() => choose(style)} />
      )}
      <div
        role="radiogroup"
        aria-label={t.fonts}
        className="grid grid-cols-2 gap-2 tablet:max-desktop:grid-cols-4"
      >
        {fontPairs.map((pair) => (
          <label
            key={fontPairLabel(t, pair.strong, pair.quiet)}
            className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-input bg-card px-3 py-1.5 transition-colors duration-(--dur-1) has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:shadow-(--focus-ring)"
          >
            <input
              type="radio"
              name={name}
              aria-label={fontPairLabel(t, pair.strong, pair.quiet)}
              checked={isSamePalette(pair, style)}
              onChange={() => choose(pair)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
            />
            <span className="truncate text-lg" style={fontPreviewStyle(pair.strong)}>
              {pair.strong}
            </span>
            <span className="truncate text-xs text-muted-foreground" style={fontPreviewStyle(pair.quiet)}>
              {pair.quiet}
            </span>
          </label>
        ))}
      </div>
      <PanelSection title={t.ownFonts}>
        <div className="grid grid-cols-2 gap-3">
          <CustomFont kind="strong" style={style} onChoose={choose} />
          <CustomFont kind="quiet" style={style} onChoose={choose} />
        </div>
      </PanelSection>
      <FurtherFontChoices />
    </div>
  );
}

type CustomFontProps = { kind: keyof FontPair; style: FontPair; onChoose: (pair: Partial<FontPair>) => void };

function CustomFont({ kind, style, onChoose }: CustomFontProps) {
  const { editor } = useTexts();
  const t = useTexts('card-style');
  return (
    <div className="min-w-0">
      <span aria-hidden className="block pb-1 text-xs text-ink-700">
        {t[kind]}
      </span>
      <FontPicker
        label={`${t[kind]}: ${editor.style.font}`}
        note={editor.style.fontNote}
        value={style[kind]}
        onChange={(font) => onChoose({ [kind]: font })}
        className="h-11 w-full rounded-md border border-input bg-card desktop:pointer-fine:h-9"
      />
    </div>
  );
}
