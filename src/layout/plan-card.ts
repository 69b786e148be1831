import type { Card } from '#domain/card/card.ts';
import { defaultFont, type FontName, isCustomFont } from '#domain/card/fonts.ts';
import { contactLabelOf, resolveCard } from '#domain/card/resolve-card.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { adjustPlan } from './adjust/adjust-plan.ts';
import { type Guides, guidesOf, type Margins } from './guides.ts';
import { planIn, planOf } from './layouts/plan-of.ts';
import { hasLook, type LayoutFonts, type LookLayout, loadedLooks } from './look-layout.ts';
import type { ChosenFont, PlannedCard } from './planned-card.ts';

/**
 * The card with the plan of its layout, in all of it or in a part. With `fonts`, the default font is in place of fonts that
 * are not on this device.
 */
export function planCard(
  card: Card,
  looks: LookLayout | null,
  {
    fonts,
    margins,
    room,
  }: { fonts?: LayoutFonts; margins?: Margins | undefined; room?: Guides | undefined } = {},
): PlannedCard {
  if (hasLook(card)) return loadedLooks({ looks }).plan(card, { ...(fonts && { fonts }), margins });
  const resolved = resolveCard(card);
  const guides = room ?? guidesOf(resolved, margins);
  const { background, logo, typeset, adjustments, content, colours } = resolved;
  return {
    guides,
    plan: adjustPlan(room ? planIn(resolved, room) : planOf(resolved, guides), adjustments),
    background,
    logo,
    typeset,
    adjustments,
    texts: mapTexts((field) => ({
      typed: content[field] ?? '',
      label: contactLabelOf(field, resolved),
      colour: colours[field],
      ...(fonts ? availableFont(resolved.fonts[field], fonts) : { font: resolved.fonts[field] }),
    })),
  };
}

/** The font, or the default one if it is not on this device. */
export function availableFont(font: FontName, fonts: LayoutFonts): ChosenFont {
  return isCustomFont(font) && fonts.isAbsent(font) ? { font: defaultFont, absentFont: font } : { font };
}
