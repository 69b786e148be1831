import { type ReactNode, type RefCallback, useState } from 'react';
import type { Size } from '#layout/formats.ts';
import type { Guides } from '#layout/guides.ts';
import { useMessages } from '../../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { placeCard } from '../card-place.ts';
import { GuideLegend } from '../guide-legend.tsx';
import { Ruler } from './ruler.tsx';

type RuledCanvasProps = {
  guides: Guides;
  percent: number;
  /** The element whose size is the room, and that size. */
  roomRef: RefCallback<HTMLElement>;
  room: Size;
  /** Drawn in the card's box, bleed included. */
  children: ReactNode;
};

const legendPx = 46;

/** The card between its rulers, scrolled when it is larger than the room, with the guides' meaning beneath. */
export function RuledCanvas({ guides, percent, roomRef, room, children }: RuledCanvasProps) {
  const { editor } = useMessages();
  const [scrolled, setScrolled] = useState({ x: 0, y: 0 });
  const { left, top, width, height, ground, pxPerMm } = placeCard(guides, percent, room);
  const bleedPx = -guides.bleed.x * pxPerMm;
  // In the build's picture of the page nothing is measured; a card of any size would jump.
  const isMeasured = room.width > 0;
  const isScrollable = isMeasured && (ground.width > room.width || ground.height > room.height);
  return (
    <div className="grid min-h-0 min-w-0 flex-1 grid-cols-[24px_minmax(0,1fr)] grid-rows-[24px_minmax(0,1fr)_46px] bg-canvas low:grid-rows-[24px_minmax(0,1fr)_0px] low:*:last:hidden">
      <div className="grid place-items-center border-r border-b border-border bg-background text-[10px] text-ink-700">
        {editor.mm}
      </div>
      <div className="relative overflow-hidden bg-background">
        <Ruler
          axis="x"
          zeroPx={left + bleedPx - scrolled.x}
          pxPerMm={pxPerMm}
          lengthPx={room.width}
          cardMm={guides.cut.width}
        />
      </div>
      <div className="relative row-span-2 overflow-hidden bg-background">
        <Ruler
          axis="y"
          zeroPx={top + bleedPx - scrolled.y}
          pxPerMm={pxPerMm}
          lengthPx={isMeasured ? room.height + legendPx : 0}
          cardMm={guides.cut.height}
        />
      </div>
      <div
        ref={roomRef}
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
        <div style={isScrollable ? ground : undefined}>
          <div
            className={classNames('absolute', !isMeasured && 'invisible')}
            style={{ left, top, width, height }}
          >
            {children}
          </div>
        </div>
      </div>
      <GuideLegend guides={guides} className="justify-center self-center pb-2" />
    </div>
  );
}
