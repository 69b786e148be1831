import type { Card } from '#domain/card/card.ts';
import type { MotifName } from '#domain/card/look/motifs.ts';
import type { Graphic } from '../graphics/motifs.ts';
import { frontMotif, lookOf } from './data/released-looks.ts';
import type { HeroDesign } from './look.ts';

const letterMotifs: readonly (MotifName | null)[] = ['monogram', 'letterRows'];

/** Arrangements that have letters in place of a logo. */
const letterHeroes: readonly HeroDesign['kind'][] = ['swatch', 'institute'];

/** Whether a card's look draws the initials on one of its sides. */
export function hasInitials({ style, picture, back }: Card, { hasLogo }: { hasLogo: boolean }): boolean {
  const { look } = style;
  if (!look) return false;
  const design = lookOf(look.id, look.version);
  const own = frontMotif(design);
  const { front } = design;
  const isOwn = look.motif === undefined || look.motif === own;
  const hero = isOwn ? front.hero : undefined;
  if (hero) return hasHeroLetters(hero.kind, { hasLogo, isAlone: back?.kind === 'look' });
  return (
    letterMotifs.includes(look.motif ?? own) ||
    (isOwn && hasLetters(front.graphics)) ||
    (front.picture !== undefined && !picture) ||
    (back?.kind === 'look' && (design.back.content.kind === 'initial' || hasLetters(design.back.graphics)))
  );
}

/** A banner repeats them beside a logo too. A plate that is alone on its side has the company. */
function hasHeroLetters(
  kind: HeroDesign['kind'],
  { hasLogo, isAlone }: { hasLogo: boolean; isAlone: boolean },
): boolean {
  if (kind === 'banner') return true;
  return !hasLogo && (letterHeroes.includes(kind) || (kind === 'plate' && !isAlone));
}

function hasLetters(graphics: readonly Pick<Graphic, 'motif'>[]): boolean {
  return graphics.some(({ motif }) => letterMotifs.includes(motif));
}
