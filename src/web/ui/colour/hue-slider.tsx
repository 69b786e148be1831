import type { CSSProperties } from 'react';
import { hsvToHex } from './hsv.ts';

type HueSliderProps = { label: string; valueText: string; hue: number; onChange: (hue: number) => void };

export function HueSlider({ label, valueText, hue, onChange }: HueSliderProps) {
  const colour = hsvToHex({ hue, saturation: 1, brightness: 1 });
  return (
    <input
      type="range"
      min={0}
      max={360}
      value={Math.round(hue)}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="hue-slider pointer-coarse:-my-4 pointer-coarse:h-11"
      style={{ '--hue': colour } as CSSProperties}
    />
  );
}
