import { type RefObject, useEffect, useRef } from 'react';
import type { CardItem } from '#editor/hand/card-items.ts';
import type { Box } from '#layout/guides.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Toolbar } from '../../../ui/overlays/toolbar.tsx';
import { BackTextBar } from './bar/back-text-bar.tsx';
import { PartBar } from './bar/part-bar.tsx';
import { TextBar } from './bar/text-bar.tsx';
import type { ItemControls } from './item-controls.ts';
import { useItemWords } from './item-words.ts';
import { type PlaceBar, useBarPlace } from './use-bar-place.ts';

type SelectionBarProps = {
  item: CardItem;
  controls: ItemControls;
  bleed: Box;
  /** Moves the bar along with what is moved. */
  placeRef: RefObject<PlaceBar | null>;
};

/** The controls of the selected item, beside it. */
export function SelectionBar({ item, controls, bleed, placeRef }: SelectionBarProps) {
  const t = useTexts('hand');
  const words = useItemWords();
  const bar = useRef<HTMLDivElement>(null);
  const movable = controls.kind === 'back text' ? null : controls.movable;
  const place = useBarPlace(bar, movable?.item.box ?? item.box, bleed);
  useEffect(() => {
    placeRef.current = place;
    return () => {
      placeRef.current = null;
    };
  });
  return (
    <Toolbar
      ref={bar}
      data-of-hand
      label={t.bar(words.nameOf(item))}
      className="absolute top-0 left-0 z-10 animate-fade"
    >
      {controls.kind === 'text' && <TextBar field={controls.field} movable={controls.movable} />}
      {controls.kind === 'back text' && <BackTextBar item={controls.item} />}
      {controls.kind === 'part' && <PartBar movable={controls.movable} side={controls.side} />}
    </Toolbar>
  );
}
