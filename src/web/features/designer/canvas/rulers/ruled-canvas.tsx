import { type ReactNode, type RefCallback, useState } from 'react';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { CardSize } from '#editor/card-size.ts';
import { type Guides, guidesOf, type Size } from '#layout/guides.ts';
import { mmToPreviewPx } from '#layout/units.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { usePrintMargins } from '../../../../shared/print/print-choice.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { GuideLegend } from '../../core/drawing/guide-legend.tsx';
import { Ruler } from './ruler.tsx';

type RuledCanvasProps = {
  size: CardSize;
  /** The card's size before the format that is being chosen. */
  before?: CardSize | null;
  percent: number;
  hasRulers?: boolean;
  /** The scrollable element around the card, and its size in px. */
  viewportRef: RefCallback<HTMLElement>;
  viewport: Size;
  /** Drawn in the card's box, including the bleed. */
  children: ReactNode;
};

const legendPx = 46;

/** The card between its rulers, scrollable if it is larger than the viewport, with the legend of the guides below. */
export function RuledCanvas({
  size,
  before = null,
  percent,
  hasRulers = true,
  viewportRef,
  viewport,
  children,
}: RuledCanvasProps) {
  const { editor } = useTexts();
  const guides = guidesOf(resolveFormat(size), usePrintMargins());
  const [scrolled, setScrolled] = useState({ x: 0, y: 0 });
  const { left, top, width, height, scrollSize, pxPerMm } = positionCard(guides, percent, viewport);
  const whenRuled = !hasRulers && 'invisible';
  const bleedPx = -guides.bleed.x * pxPerMm;
  // A prerendered page is not measured. Its card is hidden, since it would change size on load.
  const isMeasured = viewport.width > 0;
  const isScrollable =
    isMeasured && (scrollSize.width > viewport.width || scrollSize.height > viewport.height);
  return (
    <div className="grid min-h-0 min-w-0 flex-1 grid-cols-[24px_minmax(0,1fr)] grid-rows-[24px_minmax(0,1fr)_46px] bg-canvas low:grid-rows-[24px_minmax(0,1fr)_0px] low:children:last:hidden">
      <div
        className={classNames(
          'grid place-items-center border-r border-b border-border bg-background text-[10px] text-ink-700',
          whenRuled,
        )}
      >
        {editor.mm}
      </div>
      <div className={classNames('relative overflow-hidden bg-background', whenRuled)}>
        <Ruler
          axis="x"
          zeroPx={left + bleedPx - scrolled.x}
          pxPerMm={pxPerMm}
          lengthPx={viewport.width}
          cardMm={guides.cut.width}
        />
      </div>
      <div className={classNames('relative row-span-2 overflow-hidden bg-background', whenRuled)}>
        <Ruler
          axis="y"
          zeroPx={top + bleedPx - scrolled.y}
          pxPerMm={pxPerMm}
          lengthPx={isMeasured ? viewport.height + legendPx : 0}
          cardMm={guides.cut.height}
        />
      </div>
      <div
        ref={viewportRef}
        data-canvas-room
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': editor.preview })}
        onScroll={({ currentTarget }) =>
          setScrolled({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop })
        }
        className={classNames(
          'relative min-h-0',
          isScrollable && 'overflow-auto',
          'focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary',
        )}
      >
        <div style={isScrollable ? scrollSize : undefined}>
          <div
            className={classNames('absolute', !isMeasured && 'invisible')}
            style={{ left, top, width, height }}
          >
            {children}
          </div>
        </div>
      </div>
      <GuideLegend size={size} before={before} className="justify-center self-center pb-2" />
    </div>
  );
}

/** The space around a card that is larger than the viewport. */
const marginPx = 24;

/** The position in px of a card with its bleed: centred in the viewport, or with margins if it is larger and scrolls. */
function positionCard({ bleed }: Guides, percent: number, viewport: Size) {
  const pxPerMm = mmToPreviewPx(1) * (percent / 100);
  const [width, height] = [bleed.width * pxPerMm, bleed.height * pxPerMm];
  const scrollSize = {
    width: width > viewport.width ? width + 2 * marginPx : viewport.width,
    height: height > viewport.height ? height + 2 * marginPx : viewport.height,
  };
  return {
    left: Math.round((scrollSize.width - width) / 2),
    top: Math.round((scrollSize.height - height) / 2),
    width,
    height,
    scrollSize,
    pxPerMm,
  };
}
