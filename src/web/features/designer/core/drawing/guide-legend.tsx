import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { CardSize } from '#editor/card-size.ts';
import { guidesOf } from '#layout/guides.ts';
import { shopFinishing } from '#print/profile/print-shop.ts';
import { useLengths } from '../../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { usePrintChoice, usePrintMargins } from '../../../../shared/print/print-choice.ts';
import { classNames } from '../../../../ui/class-names.ts';

const markStyles = {
  bleed: 'border-guide-bleed bg-guide-bleed/10',
  cut: 'border-foreground',
  safe: 'border-dashed border-guide-safe',
  before: 'border-dotted border-ink-500',
  finishing: 'border-guide-finishing bg-guide-finishing/50',
} as const;

type GuideLegendProps = {
  size: CardSize;
  /** The card's size before the format that is being chosen. */
  before?: CardSize | null;
  className?: string;
};

/** The name and size of each guide, with its line style. */
export function GuideLegend({ size: card, before = null, className }: GuideLegendProps) {
  const { editor } = useTexts();
  const finishing = shopFinishing(usePrintChoice().chosen);
  const { bleed, cut, safe } = guidesOf(resolveFormat(card), usePrintMargins());
  const { size, length } = useLengths(card.format);
  const ofBefore = useLengths(before?.format);
  const names = {
    bleed: editor.bleedArea(size(bleed)),
    cut: editor.contentArea(size(cut)),
    safe: editor.safeMargin(length(safe.x)),
    before: before && editor.before(ofBefore.size(guidesOf(resolveFormat(before)).cut)),
    finishing: finishing && editor.finishing(finishing.plate),
  };
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-6 gap-y-2 text-xs text-ink-700 tablet:max-desktop:gap-x-4',
        className,
      )}
    >
      {(['bleed', 'cut', 'safe', 'before', 'finishing'] as const).map(
        (guide) =>
          names[guide] && (
            <li key={guide} className="flex items-center gap-2 whitespace-nowrap">
              <GuideMark guide={guide} />
              {names[guide]}
            </li>
          ),
      )}
    </ul>
  );
}

export function GuideMark({ guide, className }: { guide: keyof typeof markStyles; className?: string }) {
  return (
    <span aria-hidden className={classNames('inline-block h-3 w-4.5 border', markStyles[guide], className)} />
  );
}
