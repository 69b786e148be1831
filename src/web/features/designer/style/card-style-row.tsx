import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { sharedColours, sharedFonts } from '#domain/card/card-style.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fontPreviewStyle } from '../../../ui/inputs/font-picker.tsx';
import { useDraft } from '../core/editor-store.ts';
import { LabelledRow } from '../form/labelled-row.tsx';
import { ColourChoices } from './colour-choices.tsx';
import { FontChoices } from './font-choices.tsx';
import { usePaletteName } from './palette-name.ts';
import { PaletteSwatch } from './palette-swatch.tsx';
import { StylePanel } from './style-panel.tsx';

/** What all texts share, in one row: the colours and the fonts of the card. Each part opens its choices. */
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
        className="flex divide-border rounded-md border border-input bg-card max-tablet:flex-col max-tablet:divide-y max-tablet:*:h-11 tablet:h-11 tablet:divide-x tablet:*:flex-auto desktop:pointer-fine:h-9"
      >
        <StylePanel
          label={words.colours}
          closeLabel={words.close}
          anchor={row}
          trigger={<ColoursPart className="rounded-part" />}
        >
          <ColourChoices />
        </StylePanel>
        <StylePanel
          label={words.fonts}
          closeLabel={words.close}
          anchor={row}
          trigger={<FontsPart className="rounded-part" />}
        >
          <FontChoices />
        </StylePanel>
      </div>
    </LabelledRow>
  );
}

function ColoursPart(props: ComponentProps<'button'>) {
  const { cardStyle: words } = useMessages();
  const { style, differing } = useDraft(({ design }) => coloursOnce(design));
  const name = usePaletteName(style);
  return (
    <Part {...props} label={words.colours} value={name} differing={differing.length}>
      <PaletteSwatch colours={style} />
      <span className="min-w-0 truncate">{name}</span>
    </Part>
  );
}

function FontsPart(props: ComponentProps<'button'>) {
  const { cardStyle: words } = useMessages();
  const { style, differing } = useDraft(({ design }) => fontsOnce(design));
  const { strong, quiet } = style;
  return (
    <Part {...props} label={words.fonts} value={words.pair(strong, quiet)} differing={differing.length}>
      <span className="min-w-0 truncate">
        <span style={fontPreviewStyle(strong)}>{strong}</span>
        {quiet !== strong && (
          <>
            <span className="px-1 text-muted-foreground">+</span>
            <span style={fontPreviewStyle(quiet)}>{quiet}</span>
          </>
        )}
      </span>
    </Part>
  );
}

type PartProps = ComponentProps<'button'> & {
  label: string;
  value: string;
  differing: number;
  children: ReactNode;
};

function Part({ label, value, differing, children, className, ...button }: PartProps) {
  const { cardStyle: words } = useMessages();
  const mark = differing > 0 ? words.differing(differing) : null;
  return (
    <button
      {...button}
      type="button"
      aria-label={[`${label}: ${value}`, mark].filter(Boolean).join(', ')}
      className={classNames(
        'flex min-w-0 cursor-pointer items-center gap-2 px-3 text-left text-control text-ink-700 tablet:pr-2.5 tablet:pl-2.75 tablet:text-sm',
        'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
        className,
      )}
    >
      {children}
      {/* The mark takes the chevron's room, so that the name is read whole. */}
      {mark ? (
        <span
          title={mark}
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

/** Asked at every key; an equal style stays the object it was, so that nothing is drawn again. */
function once<Design, Style>(work: (design: Design) => Style): (design: Design) => Style {
  let last: { key: string; style: Style } | null = null;
  return (design) => {
    const style = work(design);
    const key = JSON.stringify(style);
    if (last?.key !== key) last = { key, style };
    return last.style;
  };
}

const coloursOnce = once(sharedColours);
const fontsOnce = once(sharedFonts);
