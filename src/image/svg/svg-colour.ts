import names from 'color-name';
import { UnreadablePicture } from '../unreadable-picture.ts';

/** `#rrggbb` and an opacity from 0 to 1. */
export type SvgColour = { colour: string; opacity: number };

/** A CSS colour; null for a word that is no colour. Refuses functions that are not read. */
export function parseSvgColour(text: string): SvgColour | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { colour: '#000000', opacity: 0 };
  if (value.startsWith('#')) return hexColour(value.split(/\s/)[0] ?? '');
  const call = /^(rgba?|hsla?)\(([^()]*)\)/.exec(value);
  if (call) return functionColour(call[1] ?? '', call[2] ?? '');
  if (value.includes('(')) throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  const named = Object.hasOwn(names, value) ? names[value] : undefined;
  return named ? { colour: hexOf(named), opacity: 1 } : null;
}

function hexColour(value: string): SvgColour | null {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(value)) return null;
  const digits = value.length <= 5 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1);
  const alpha = digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
  return { colour: `#${digits.slice(0, 6)}`, opacity: alpha };
}

function functionColour(name: string, list: string): SvgColour | null {
  const parts = list.split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map(Number.parseFloat);
  if (parts.length < 3 || numbers.some((value) => !Number.isFinite(value))) return null;
  const [first = 0, second = 0, third = 0, fourth = 1] = numbers;
  const opacity = clamp(parts[3]?.endsWith('%') ? fourth / 100 : fourth);
  if (name.startsWith('hsl')) return { colour: hexOf(hslToRgb(first, second / 100, third / 100)), opacity };
  const channel = (index: number) => (numbers[index] ?? 0) * (parts[index]?.endsWith('%') ? 2.55 : 1);
  return { colour: hexOf([channel(0), channel(1), channel(2)]), opacity };
}

function hslToRgb(hue: number, saturation: number, lightness: number): number[] {
  const [s, l] = [clamp(saturation), clamp(lightness)];
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

function hexOf(channels: readonly number[]): string {
  const digits = channels.map((channel) => {
    const level = Math.round(Math.min(255, Math.max(0, channel)));
    return level.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

export function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
