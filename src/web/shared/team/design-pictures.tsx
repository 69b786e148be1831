import { useId } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { Card } from '#domain/card/card.ts';
import { CardDrawing } from './card-drawing.tsx';

type DesignPicturesProps = {
  legend: string;
  designs: readonly SavedDesign[];
  design: SavedDesign;
  onDesign: (design: Pick<SavedDesign, 'id'>) => void;
  className?: string;
};

/** The company designs to choose from, as their sample cards. */
export function DesignPictures({ legend, designs, design, onDesign, className }: DesignPicturesProps) {
  const group = useId();
  return (
    <fieldset className={className}>
      <legend className="pb-3 font-medium">{legend}</legend>
      <div className="grid max-h-110 gap-4 overflow-y-auto p-1 tablet:grid-cols-3">
        {designs.map((one) => (
          <label
            key={one.id}
            className="relative flex cursor-pointer flex-col gap-3 rounded-lg border border-border bg-canvas p-4 has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:shadow-(--focus-ring)"
          >
            <input
              type="radio"
              name={group}
              checked={one.id === design.id}
              onChange={() => onDesign(one)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg focus-visible:shadow-none"
            />
            <span aria-hidden="true" className="mx-auto block w-full max-w-50">
              <CardDrawing card={one.card as Card} />
            </span>
            <span className="text-sm font-medium wrap-anywhere">{one.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
