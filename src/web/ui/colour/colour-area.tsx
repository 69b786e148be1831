import type { KeyboardEvent, PointerEvent } from 'react';
import { type Hsv, hsvToHex } from './hsv.ts';

type ColourAreaProps = {
  label: string;
  valueText: string;
  colour: Hsv;
  onChange: (change: { saturation: number; brightness: number }) => void;
};

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Saturation grows to the right, brightness upwards. Arrow keys move by 1 %, with Shift by 10 %. */
export function ColourArea({ label, valueText, colour, onChange }: ColourAreaProps) {
  const { hue, saturation, brightness } = colour;

  function moveTo(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      saturation: clamp((event.clientX - box.left) / box.width),
      brightness: clamp(1 - (event.clientY - box.top) / box.height),
    });
  }

  function moveBy(event: KeyboardEvent) {
    const step = event.shiftKey ? 0.1 : 0.01;
    const moves: Partial<Record<string, [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
      Home: [-1, 0],
      End: [1, 0],
      PageUp: [0, 0.1],
      PageDown: [0, -0.1],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ saturation: clamp(saturation + move[0]), brightness: clamp(brightness + move[1]) });
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(saturation * 100)}
      aria-valuetext={valueText}
      onKeyDown={moveBy}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
      style={{ backgroundColor: hsvToHex({ hue, saturation: 1, brightness: 1 }) }}
      className="colour-area relative h-30 cursor-crosshair touch-none rounded-button-sm"
    >
      <span
        style={{
          left: `${saturation * 100}%`,
          top: `${(1 - brightness) * 100}%`,
          backgroundColor: hsvToHex(colour),
        }}
        className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-white shadow-handle"
      />
    </div>
  );
}
