import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import type { LogoSize, Scene } from '#layout/scene.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardThumbnail } from '../card/card-thumbnail.tsx';
import { noOutlines, withPaths } from './drawn-side.ts';
import { showTogether } from './show-together.ts';
import { type DrawnSide, type ThumbnailLogo, thumbnailKey } from './thumbnail-messages.ts';
import { thumbnailQueue } from './thumbnail-queue.ts';

type LookThumbnailProps = {
  card: Card;
  side?: Scene['side'];
  logo: ThumbnailLogo | null;
  /** Shown until the card is drawn. */
  placeholder?: ReactNode;
  className?: string;
};

/**
 * One side of a card, laid out by a worker once it is near the screen. It has the card's proportion before it is drawn, and
 * shows the previous card until the next is drawn.
 */
export const LookThumbnail = memo(function LookThumbnail({
  card,
  side = 'front',
  logo,
  placeholder,
  className,
}: LookThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const drawn = useDrawnSide(card, side, logo?.size ?? null, useNearness(box));
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  return (
    <span
      ref={box}
      // A drawing is a stacking context: the browser keeps its painting while something beside it changes.
      className={classNames('block w-full children:isolate', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-drawn={drawn ? true : undefined}
    >
      {drawn ? (
        <CardThumbnail scene={drawn.scene} fonts={noOutlines} logoUrl={logo?.url ?? null} />
      ) : (
        placeholder
      )}
    </span>
  );
});

function useDrawnSide(
  card: Card,
  side: Scene['side'],
  logo: LogoSize | null,
  nearness: Nearness | null,
): DrawnSide | null {
  const job = useMemo(() => ({ card, side, logo }), [card, side, logo]);
  const key = useMemo(() => thumbnailKey(job), [job]);
  const [drawn, setDrawn] = useState(() => keptSide(key));
  const isDrawn = useRef(drawn !== null);
  useEffect(() => {
    if (!nearness) return;
    let isCurrent = true;
    const set = (next: DrawnSide | null) => {
      if (!isCurrent) return;
      isDrawn.current = next !== null;
      setDrawn(next && withPaths(next));
    };
    const kept = keptSide(key);
    if (kept) {
      set(kept);
      return;
    }
    const show = (next: DrawnSide | null) =>
      (isDrawn.current ? showTogether : startTransition)(() => set(next));
    const cancel = thumbnailQueue.draw(key, job, show, nearness === 'onScreen');
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [key, job, nearness]);
  return drawn;
}

function keptSide(key: string): DrawnSide | null {
  const kept = thumbnailQueue.kept(key);
  return kept ? withPaths(kept) : null;
}

type Nearness = 'near' | 'onScreen';

/** Whether an element is on the screen or near it, or was; null while it is far away. */
function useNearness(box: RefObject<HTMLElement | null>): Nearness | null {
  const [nearness, setNearness] = useState<Nearness | null>(null);
  useEffect(() => {
    if (nearness || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setNearness(isOnScreen(entry.boundingClientRect) ? 'onScreen' : 'near');
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, nearness]);
  return nearness;
}

function isOnScreen({ top, bottom }: DOMRectReadOnly): boolean {
  return bottom > 0 && top < innerHeight;
}
