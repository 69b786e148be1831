import { type ComponentProps, useRef } from 'react';
import { sharedColours, sharedFonts } from '#domain/card/card-style.ts';
import { fontLabel } from '#domain/card/fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { fontPairLabel } from '../core/controls/font-pair-label.ts';
import { fontPreviewStyle } from '../core/controls/font-preview-style.ts';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { StylePanel } from '../core/controls/style-panel.tsx';
import { useStyle } from '../core/use-editor.ts';
import { LayoutPanel } from './layout-panel.tsx';
import { usePaletteName } from './palette-name.ts';
import { PaletteSwatch } from './palette-swatch.tsx';
import { StyleButton } from './style-button.tsx';

const ColourChoices = lazyComponent(async () => (await import('./colour-choices.tsx')).ColourChoices);
const FontChoices = lazyComponent(async () => (await import('./font-choices.tsx')).FontChoices);

/** For a card without a look: the colours and the fonts that all texts share, and the layout. Each button opens its choices. */
export function CardStyleRow() {
  const { editor } = useTexts();
  const t = useTexts('card-style');
  const row = useRef<HTMLDivElement>(null);
  return (
    <LabelledRow label={editor.withoutLook}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the label beside the row is one already. */}
      <div
        ref={row}
        role="group"
        aria-label={t.title}
        className="flex rounded-md border border-input bg-card max-tablet:flex-col max-tablet:lines-y max-tablet:children:h-11 tablet:h-11 tablet:lines-x tablet:children:flex-auto desktop:pointer-fine:h-9"
      >
        <StylePanel
          label={t.colours}
          closeLabel={t.close}
          anchor={row}
          code={ColourChoices}
          trigger={<ColoursButton className={partStyles} />}
        >
          <ColourChoices />
        </StylePanel>
        <StylePanel
          label={t.fonts}
          closeLabel={t.close}
          anchor={row}
          code={FontChoices}
          trigger={<FontsButton className={partStyles} />}
        >
          <FontChoices />
        </StylePanel>
        <LayoutPanel anchor={row} className={partStyles} />
      </div>
    </LabelledRow>
  );
}

function ColoursButton(props: ComponentProps<'button'>) {
  const t = useTexts('card-style');
  const { style, differing } = useStyle(sharedColours);
  const name = usePaletteName(style);
  return (
    <StyleButton {...props} label={t.colours} value={name} differing={differing.length}>
      <PaletteSwatch colours={style} />
      <span className="min-w-0 truncate">{name}</span>
    </StyleButton>
  );
}

function FontsButton(props: ComponentProps<'button'>) {
  const t = useTexts('card-style');
  const { style, differing } = useStyle(sharedFonts);
  const { strong, quiet } = style;
  return (
    <StyleButton
      {...props}
      label={t.fonts}
      value={fontPairLabel(t, fontLabel(strong), fontLabel(quiet))}
      differing={differing.length}
    >
      <span className="min-w-0 truncate">
        <span style={fontPreviewStyle(strong)}>{fontLabel(strong)}</span>
        {quiet !== strong && (
          <>
            <span className="px-1 text-muted-foreground">+</span>
            <span style={fontPreviewStyle(quiet)}>{fontLabel(quiet)}</span>
          </>
        )}
      </span>
    </StyleButton>
  );
}

const partStyles = 'max-tablet:rounded-part tablet:first:rounded-l-part tablet:last:rounded-r-part';
