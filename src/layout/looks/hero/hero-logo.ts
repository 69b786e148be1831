import type { Box, Size } from '../../guides.ts';
import { type LogoFile, placedLogo } from '../../logo/logo-on-ground.ts';
import type { LogoSize, SceneItem } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import { ownSize } from '../seats/logo-measure.ts';
import { plateShape, plateSize } from '../seats/logo-plate.ts';
import { drawnOn } from '../seats/logo-version-in-look.ts';
import type { HeroPage } from './hero-page.ts';
import { knockedOut } from './knocked-out.ts';

/** The place of a large logo: its box, the most area that it takes, and where it is in the box, from 0 to 1. */
export type HeroPlace = { box: Box; area: number; across: number; along: number };

export type HeroLogo = { items: SceneItem[]; box: Box };

/** The proportion of what a logo paints. */
export function aspectOf(logo: LogoFile): number {
  const { width, height } = paintedShare(logo);
  return (logo.width * width) / (logo.height * height);
}

function paintedShare({ analysis }: LogoFile): Box {
  return analysis?.box ?? { x: 0, y: 0, width: 1, height: 1 };
}

/** The logo as large as its place allows, in its version on a ground. */
export function heroLogo(
  page: HeroPage,
  logo: LogoSize,
  { box, area, across, along }: HeroPlace,
  { ground, isOneColour = false }: { ground: string; isOneColour?: boolean },
): HeroLogo {
  const { look, resolved } = page;
  const { shape } = logoSeats[look.id];
  const drawn = isOneColour ? knockedOut : drawnOn;
  const { file, version } = drawn(ground, look.palette, logo, resolved.logo.version);
  const aspect = aspectOf(file);
  const outerOf = (size: Size) => (version.kind === 'plate' ? plateSize(size, shape) : size);
  const unit: Size = { width: aspect, height: 1 };
  const outerUnit = outerOf(unit);
  const fitting = Math.min(
    box.width / outerUnit.width,
    box.height / outerUnit.height,
    Math.sqrt(area / (outerUnit.width * outerUnit.height)),
  );
  const share = paintedShare(file);
  const own = ownSize(file, resolved.logo.sizeMm);
  const inner = own
    ? { width: own.width * share.width, height: own.height * share.height }
    : { width: unit.width * fitting, height: unit.height * fitting };
  const outer = outerOf(inner);
  const { hasName } = resolved.logo;
  const at = {
    ...outer,
    x: box.x + (box.width - outer.width) * across,
    y: box.y + (box.height - outer.height) * along,
  };
  const image = { width: inner.width / share.width, height: inner.height / share.height };
  const whole = {
    ...image,
    x: at.x + (outer.width - inner.width) / 2 - share.x * image.width,
    y: at.y + (outer.height - inner.height) / 2 - share.y * image.height,
  };
  const placed = placedLogo(file, whole, { version, hasName });
  const plate = version.kind === 'plate' ? [plateShape(at, shape, version.colour)] : [];
  return { items: [...plate, placed], box: at };
}
