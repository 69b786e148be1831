import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { LabelledRow, narrowHeadingStyles } from '../core/controls/labelled-row.tsx';
import { StylePanel } from '../core/controls/style-panel.tsx';
import { useDraft } from '../core/use-editor.ts';
import { useFormatChoice } from './use-format-choice.ts';
import { UsualHere } from './usual-here.tsx';

const FormatChoices = lazyComponent(async () => (await import('./format-choices.tsx')).FormatChoices);

/** The size of the card. Its button opens the formats. */
export function FormatRow() {
  const { format: t } = useTexts().editor;
  const { isOpen, onOpenChange, choose, keep, cancel } = useFormatChoice();
  const row = useRef<HTMLDivElement>(null);
  return (
    <LabelledRow label={t.title} labelClassName={narrowHeadingStyles}>
      <div ref={row}>
        <StylePanel
          label={t.title}
          closeLabel={t.close}
          anchor={row}
          trigger={<FormatButton />}
          code={FormatChoices}
          open={isOpen}
          onOpenChange={onOpenChange}
          onEscape={cancel}
          className="flex w-(--radix-popover-trigger-width) min-w-96 flex-col"
        >
          <FormatChoices onChoose={choose} onKeep={keep} onDone={() => onOpenChange(false)} />
        </StylePanel>
      </div>
      <UsualHere />
    </LabelledRow>
  );
}

function FormatButton(props: ComponentProps<'button'>) {
  const { format: t } = useTexts().editor;
  const format = useDraft(({ card }) => card.format);
  const { size } = useLengths(format);
  const { cut } = guidesOf(resolveFormat({ format, orientation: 'landscape' }));
  return (
    <button
      {...props}
      type="button"
      aria-label={`${t.title}: ${size(cut)}`}
      className="flex h-11 w-full cursor-pointer items-center gap-2.5 rounded-md border border-input bg-card px-3 text-left text-control data-[state=open]:border-primary data-[state=open]:ring-3 data-[state=open]:ring-primary/22 tablet:text-md desktop:pointer-fine:h-9"
    >
      <Icon cut={cut} />
      {size(cut)}
      <ChevronsUpDown
        aria-hidden
        size={14}
        strokeWidth={1.75}
        className="ml-auto shrink-0 text-muted-foreground"
      />
    </button>
  );
}

const iconPx = { width: 24, height: 16 };

/** The card in its proportions. */
function Icon({ cut }: { cut: Size }) {
  return (
    <svg
      aria-hidden="true"
      {...iconPx}
      viewBox={`-1 -1 ${cut.width + 2} ${cut.height + 2}`}
      className="shrink-0"
    >
      <rect
        width={cut.width}
        height={cut.height}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.25"
        className="fill-primary-soft stroke-primary"
      />
    </svg>
  );
}
