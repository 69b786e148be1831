import type { CSSProperties } from 'react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import atelierLumen from './sample-cards/atelier-lumen.svg';
import kvasok from './sample-cards/kvasok.svg';
import lesnaZahrada from './sample-cards/lesna-zahrada.svg';
import tatraSound from './sample-cards/tatra-sound.svg';
import vlkPartneri from './sample-cards/vlk-partneri.svg';
import { narrowTable, type Placement, type SampleName, type Table, wideTable } from './sample-placement.ts';

const images: Record<SampleName, string> = {
  'lesna-zahrada': lesnaZahrada,
  kvasok,
  'tatra-sound': tatraSound,
  'vlk-partneri': vlkPartneri,
  'atelier-lumen': atelierLumen,
};

/** Decoration: five printed cards on a table, beside the form, or below it if there is space. */
export function SampleCards() {
  const isKeyboardOpen = useKeyboardOpen();
  return (
    <div
      aria-hidden
      className={classNames('grow basis-0 [container-type:size]', isKeyboardOpen && 'max-desktop:hidden')}
    >
      <Cards className="hidden border-l desktop:block" table={wideTable} />
      <Cards
        className="hidden border-t max-desktop:[@container_(min-height:240px)]:block"
        table={narrowTable}
      />
    </div>
  );
}

function Cards({ table, className }: { table: Table; className: string }) {
  return (
    <div
      className={classNames('relative h-full overflow-hidden border-border bg-canvas', className)}
      style={{ '--unit': table.unit } as CSSProperties}
    >
      {table.cards.map((card) => (
        <img
          alt=""
          decoding="sync"
          className="absolute max-w-none -translate-1/2 shadow-sheet"
          height={50}
          key={card.name}
          src={images[card.name]}
          style={cardStyle(card, table)}
          width={90}
        />
      ))}
    </div>
  );
}

function cardStyle({ x, y, rotation }: Placement, { width, height, cardWidth }: Table): CSSProperties {
  return {
    left: `calc(50% + ${x - width / 2} * var(--unit))`,
    top: `calc(50% + ${y - height / 2} * var(--unit))`,
    width: `calc(${cardWidth} * var(--unit))`,
    height: 'auto',
    rotate: `${rotation}deg`,
  };
}

/** Least height of an on-screen keyboard in px. It shrinks the visual viewport but not the layout viewport. */
const keyboardMinHeight = 160;

function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}

function isKeyboardOpen(): boolean {
  return (
    visualViewport !== null && innerHeight - visualViewport.height * visualViewport.scale > keyboardMinHeight
  );
}

function subscribe(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}
