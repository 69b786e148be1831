import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { cropOf, type FrontPicture } from '#domain/card/card-picture.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { moveFocus, shownFocus } from './move-focus.ts';

type CropAreaProps = {
  picture: FrontPicture;
  /** Width ÷ height of the picture on the card. */
  proportion: number;
  isRound: boolean;
  onChange: (picture: FrontPicture) => void;
};

const arrows: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Leaves room for the zoom and the buttons on a low screen. */
const maxHeightRem = 20;

/** What the card shows of a picture: moved by pointer and by arrow keys. */
export function CropArea({ picture, proportion, isRound, onChange }: CropAreaProps) {
  const t = useTexts('look-control').pictures;
  const drag = useRef<{ from: FrontPicture; x: number; y: number } | null>(null);
  const hint = useId();
  const crop = cropOf(picture, proportion);
  const { x, y } = shownFocus(crop);

  function move({ currentTarget, clientX, clientY }: PointerEvent) {
    if (!drag.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const { from, x: startX, y: startY } = drag.current;
    onChange(moveFocus(from, proportion, (startX - clientX) / width, (startY - clientY) / height));
  }

  function nudge(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.2 : 0.04;
    onChange(moveFocus(picture, proportion, arrow[0] * step, arrow[1] * step));
  }

  return (
    <>
      <button
        type="button"
        aria-label={t.move}
        aria-describedby={hint}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          drag.current = { from: picture, x: clientX, y: clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
        onKeyDown={nudge}
        className={classNames(
          'relative mx-auto block cursor-move touch-none overflow-hidden bg-muted',
          isRound ? 'rounded-full' : 'rounded-sm',
        )}
        style={{ aspectRatio: proportion, width: `min(100%, ${maxHeightRem * proportion}rem)` }}
      >
        <img
          alt=""
          draggable={false}
          src={picture.ref ?? undefined}
          className="pointer-events-none absolute max-w-none select-none"
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-100 * crop.x) / crop.width}%`,
            top: `${(-100 * crop.y) / crop.height}%`,
          }}
        />
      </button>
      <p id={hint} className="pt-2 text-sm text-muted-foreground">
        {t.moveHint}
      </p>
      <p role="status" className="sr-only">
        {t.position(Math.round(x * 100), Math.round(y * 100))}
      </p>
    </>
  );
}
