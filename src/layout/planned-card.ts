import type { CustomFont, FontName } from '#domain/card/fonts.ts';
import type { ContactLabel, ResolvedCard } from '#domain/card/resolve-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { Guides } from './guides.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** A card with the plan of its layout. */
export type PlannedCard = Pick<ResolvedCard, 'background' | 'logo' | 'typeset' | 'adjustments'> & {
  guides: Guides;
  plan: LayoutPlan;
  /** Texts keep their planned sizes, whatever their colours. */
  keepsSizes?: true;
  texts: Readonly<Record<TextField, { typed: string; label: ContactLabel; colour: string } & ChosenFont>>;
};

/** A font, and the one that was chosen if it is not on this device. */
export type ChosenFont = { font: FontName; absentFont?: CustomFont | undefined };
