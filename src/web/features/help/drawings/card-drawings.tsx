import { formatOf } from '#domain/card/formats.ts';
import { CardImage } from './picture.tsx';

/** The two pages of a file: front and back, with their bleed. */
export function TwoPages() {
  return (
    <div className="grid w-full max-w-160 grid-cols-2 gap-4">
      <CardImage name="front" />
      <CardImage name="back" />
    </div>
  );
}

/** A back with a code and the room that it needs. */
export const CodeOnBack = () => <CardImage name="code" className="max-w-120" />;

/** Three people of one list in one design. */
export function People() {
  return (
    <div className="grid w-full max-w-160 grid-cols-2 gap-4 tablet:grid-cols-3">
      <CardImage name="person-1" />
      <CardImage name="person-2" />
      <CardImage name="person-3" className="max-tablet:hidden" />
    </div>
  );
}

/** A card, and the plate of what gets foil. */
export function FoilAndPlate() {
  return (
    <div className="grid w-full max-w-160 grid-cols-2 gap-4">
      <CardImage name="foil" />
      <CardImage name="foil-plate" />
    </div>
  );
}

/** A card above a ruler of its width. */
export function TrueSize() {
  const { widthMm } = formatOf();
  const ticks = Array.from({ length: widthMm + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2;
    return `M${mm} 0v${length}`;
  });
  return (
    <div className="w-full max-w-120">
      <CardImage name="front" />
      <svg aria-hidden viewBox={`-0.2 0 ${widthMm + 0.4} 5`} className="mt-3 block w-full">
        <path d={ticks.join('')} fill="none" strokeWidth={0.2} className="stroke-foreground" />
      </svg>
    </div>
  );
}
