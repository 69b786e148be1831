import type { CardColours } from '#domain/card/card-style.ts';
import { hueOf, isNeutral } from '#domain/card/colour/hues.ts';
import { luminance } from '#layout/colour/contrast.ts';
import type { CardStyleMessages } from '#messages/en/card-style.ts';

/** The names of the palettes of a logo. Equal ones are numbered. */
export function logoPaletteNames(palettes: readonly CardColours[], t: CardStyleMessages): readonly string[] {
  const names = palettes.map((palette) => logoPaletteName(palette, t));
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** Names a palette by the hues of its strong colour and its background, as in “blue on pale yellow”. */
function logoPaletteName({ strong, background }: CardColours, t: CardStyleMessages): string {
  const backgroundName = t.paperHues[hueOf(background)];
  const isPale = !isNeutral(background) && luminance(background) > 0.7;
  return `${t.textHues[hueOf(strong)]} ${t.on}\u00a0${isPale ? t.pale(backgroundName) : backgroundName}`;
}
