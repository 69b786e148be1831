import { Slider } from 'radix-ui';
import { hsvToHex } from './hsv.ts';

type HueSliderProps = { label: string; valueText: string; hue: number; onChange: (hue: number) => void };

export function HueSlider({ label, valueText, hue, onChange }: HueSliderProps) {
  return (
    <Slider.Root
      min={0}
      max={360}
      value={[Math.round(hue)]}
      onValueChange={([next = hue]) => onChange(next)}
      className="relative flex h-3 touch-none items-center pointer-coarse:-my-4 pointer-coarse:h-11"
    >
      <Slider.Track className="hue-track h-3 flex-1 cursor-pointer rounded-full" />
      <Slider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        style={{ backgroundColor: hsvToHex({ hue, saturation: 1, brightness: 1 }) }}
        className="relative block size-3.5 cursor-grab before:absolute before:-inset-3.75 rounded-full border-2 border-white not-focus-visible:shadow-handle"
      />
    </Slider.Root>
  );
}
