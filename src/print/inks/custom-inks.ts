import { areFaults, type ExactInk, maxInks, readExactInks, readInkLimit } from '../colour/exact-inks.ts';
import type { ProfileSettings } from '../profile/profile-settings.ts';

/** A print shop's settings with inks that were typed in a colour picker. Those of the shop win; none is above its ink limit. */
export function withCustomInks(settings: ProfileSettings, typed: readonly ExactInk[]): ProfileSettings {
  const { inks = [] } = settings;
  const added = typed.filter(
    (ink) =>
      !areFaults(readExactInks([ink], readInkLimit(settings))) &&
      inks.every(({ colour }) => colour !== ink.colour),
  );
  return added.length === 0 ? settings : { ...settings, inks: [...inks, ...added].slice(0, maxInks) };
}

/**
 * The typed inks with one more, the newest first. Two inks that look alike on a screen get colours that differ by one step,
 * since a card knows its inks by their screen colour.
 */
export function addTypedInk(
  typed: readonly ExactInk[],
  ink: ExactInk,
  ofShop: readonly ExactInk[] = [],
): readonly [ExactInk, ...ExactInk[]] {
  const others = [...ofShop, ...typed].filter(
    ({ cmyk, spot }) => spot !== undefined || !isSame(cmyk, ink.cmyk),
  );
  const taken = new Set(others.map(({ colour }) => colour));
  let { colour } = ink;
  for (let step = 1; taken.has(colour) && step < 256; step += 1) colour = withBlue(ink.colour, step);
  const rest = typed.filter((other) => other.colour !== colour);
  return [{ ...ink, colour }, ...rest.slice(0, maxInks - 1)];
}

function isSame(a: ExactInk['cmyk'], b: ExactInk['cmyk']): boolean {
  return a.every((percent, index) => percent === b[index]);
}

/** The colour with its blue moved by some steps, within the 256 there are. */
function withBlue(colour: string, steps: number): string {
  const blue = (Number.parseInt(colour.slice(5), 16) + steps) % 256;
  return colour.slice(0, 5) + blue.toString(16).padStart(2, '0');
}
