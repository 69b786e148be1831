import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { sharedColours, sharedFonts } from '#domain/card/card-style.ts';
import { fontLabel } from '#domain/card/fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useStyle } from '../core/editor-store.ts';
import { LabelledRow } from '../form/labelled-row.tsx';
import { ColourChoices } from './colour-choices.tsx';
import { FontChoices } from './font-choices.tsx';
import { fontPreviewStyle } from './font-picker.tsx';
import { usePaletteName } from './palette-name.ts';
import { PaletteSwatch } from './palette-swatch.tsx';
import { StylePanel } from './style-panel.tsx';

/** The colours and the fonts that all texts share. Each button opens its choices. */
export function CardStyleRow() {
  const { cardStyle: words } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  return (
    <LabelledRow label={words.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the label beside the row is one already. */}
      <div
        ref={row}
        role="group"
        aria-label={words.title}
        className="flex rounded-md border border-input bg-card max-tablet:flex-col max-tablet:lines-y max-tablet:children:h-11 tablet:h-11 tablet:lines-x tablet:children:flex-auto desktop:pointer-fine:h-9"
      >
        <StylePanel
          label={words.colours}
          closeLabel={words.close}
          anchor={row}
          trigger={<ColoursButton className="rounded-part" />}
        >
          <ColourChoices />
        </StylePanel>
        <StylePanel
          label={words.fonts}
          closeLabel={words.close}
          anchor={row}
          trigger={<FontsButton className="rounded-part" />}
        >
          <FontChoices />
        </StylePanel>
      </div>
    </LabelledRow>
  );
}

function ColoursButton(props: ComponentProps<'button'>) {
  const { cardStyle: words } = useMessages();
  const { style, differing } = useStyle(sharedColours);
  const name = usePaletteName(style);
  return (
    <StyleButton {...props} label={words.colours} value={name} differing={differing.length}>
      <PaletteSwatch colours={style} />
      <span className="min-w-0 truncate">{name}</span>
    </StyleButton>
  );
}

function FontsButton(props: ComponentProps<'button'>) {
  const { cardStyle: words } = useMessages();
  const { style, differing } = useStyle(sharedFonts);
  const { strong, quiet } = style;
  return (
    <StyleButton
      {...props}
      label={words.fonts}
      value={words.pair(fontLabel(strong), fontLabel(quiet))}
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

type StyleButtonProps = ComponentProps<'button'> & {
  label: string;
  value: string;
  differing: number;
  children: ReactNode;
};

function StyleButton({ label, value, differing, children, className, ...button }: StyleButtonProps) {
  const { cardStyle: words } = useMessages();
  const note = differing > 0 ? words.differing(differing) : null;
  return (
    <button
      {...button}
      type="button"
      aria-label={[`${label}: ${value}`, note].filter(Boolean).join(', ')}
      className={classNames(
        'flex min-w-0 cursor-pointer items-center gap-2 px-3 text-left text-control text-ink-700 tablet:pr-2.5 tablet:pl-2.75 tablet:text-sm',
        'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
        className,
      )}
    >
      {children}
      {/* The count replaces the chevron, to leave enough width for the name. */}
      {note ? (
        <span
          title={note}
          className="ml-auto shrink-0 rounded-xs bg-warning-soft px-1.25 text-2xs font-medium text-warning-soft-foreground tabular-nums"
        >
          +{differing}
        </span>
      ) : (
        <ChevronDown
          aria-hidden
          size={14}
          strokeWidth={1.75}
          className="ml-auto shrink-0 text-muted-foreground"
        />
      )}
    </button>
  );
}
