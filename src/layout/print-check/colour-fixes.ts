import {
  arrangementOf,
  backgroundOf,
  colourOf,
  defaultColour,
  styleFields,
  type TextField,
  textFields,
} from '#domain/card.ts';
import { planOf } from '../layouts/plan-of.ts';
import { type Cause, subjectsOf } from './causes.ts';
import { type Finding, printLimits, type Subject } from './findings.ts';
import type { Card, Fix } from './fix.ts';
import { contrastWith, greyOf, isGreyish, mostContrast, readableColour, shade } from './readable-colour.ts';
import { coloursUnder, textsOf } from './text-rules.ts';

/** How many times the contrast that a quiet text needs a strong one gets, where the ground allows it. */
const strongShare = 2;

/** Each pale text in the nearest shade that can be read; names stand out more than what is beside them. */
export function makeReadable(cause: Cause, card: Card, from: (colour: string) => string): Fix[] {
  const { needed } = printLimits.contrast;
  const grounds = textsOf(card.scene).map((text) => ({ field: text.field, ...groundOf(text.field, card) }));
  const pale = grounds.filter(({ field }) => cause.findings.some(({ subject }) => subject === field));
  const quiet = grounds.filter((text) => !isStrong(text.field) && !pale.includes(text));
  const mended = pale.flatMap(({ field, colour, under }) => {
    const beside = quiet.map((text) => contrastWith(text.colour, text.under));
    const wanted = isStrong(field) ? Math.max(needed * strongShare, ...beside) : needed;
    // Rounding to whole channels may take a little from the most there is.
    const least = Math.max(needed, Math.min(wanted, mostContrast(under) - 0.01));
    const readable = readableColour(from(colour), under, least);
    return readable ? [{ field, ...readable }] : [];
  });
  const [first, ...others] = mended;
  if (!first) return [];
  return [
    {
      kind: 'recolour',
      way: first.kind,
      colours: [first.colour, ...others.map(({ colour }) => colour)],
      change: Object.fromEntries(mended.map(({ field, colour }) => [styleFields[field].colour, colour])),
    },
  ];
}

function isStrong(field: TextField): boolean {
  return defaultColour(field, 'create') === defaultColour('companyName', 'create');
}

/** A text's own colour and what it has to stand out from; one knocked out of a panel has the panel's, which stands on the paper. */
function groundOf(field: TextField, { scene, design }: Card): { colour: string; under: string[] } {
  const colour = colourOf(design, field);
  const runs = textsOf(scene).find((text) => text.field === field)?.runs ?? [];
  if (runs.some((run) => run.colour !== colour)) return { colour, under: [backgroundOf(design)] };
  const fills = scene.items.filter((item) => item.kind === 'fill');
  return { colour, under: runs.flatMap((run) => coloursUnder(run, fills)) };
}

/** What is chosen then is what is printed, wherever that colour is used; or the nearest shade of it that can be read. */
export function takePrinted({ colours }: Finding, card: Card): Fix[] {
  if (!colours) return [];
  const { chosen, printed } = colours;
  const fields = textFields.filter((field) => colourOf(card.design, field) === chosen);
  const isGround = backgroundOf(card.design) === chosen;
  const under = fields.flatMap((field) => groundOf(field, card).under);
  const readable = isGround ? null : readableColour(printed, under, printLimits.contrast.needed);
  return [printed, ...(readable ? [readable.colour] : [])].map((colour) => ({
    kind: 'recolour',
    way: 'use',
    colours: [colour],
    change: {
      ...Object.fromEntries(fields.map((field) => [styleFields[field].colour, colour])),
      ...(isGround && { backgroundColor: colour }),
    },
  }));
}

/** Near grey, black ink alone; else lighter, step by step. */
export function spareInk(cause: Cause, { design }: Card): Fix[] {
  const fields = [...new Set(subjectsOf(cause).flatMap((subject) => colourFieldOf(subject, design) ?? []))];
  const inked = fields.flatMap((field) => {
    const colour = design[field];
    return colour ? [{ field, colour }] : [];
  });
  const use = (from: (colour: string) => string): Fix[] => {
    const [first, ...others] = inked.map(({ colour }) => from(colour));
    if (!first) return [];
    const change = Object.fromEntries(inked.map(({ field, colour }) => [field, from(colour)]));
    return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change }];
  };
  const steps = Array.from({ length: 15 }, (_, step) => (step + 1) * 0.04);
  return [
    ...(inked.every(({ colour }) => isGreyish(colour)) ? use(greyOf) : []),
    ...steps.flatMap((share) => use((colour) => shade(colour, 255, share))),
  ];
}

/** The design's colour that a part of the card is drawn in. */
function colourFieldOf(subject: Subject, design: Card['design']) {
  if (subject === 'background') return 'backgroundColor';
  if (subject === 'logo') return null;
  const { layout, orientation } = arrangementOf(design);
  const { panel, rule } = planOf(layout, orientation);
  const field = subject === 'panel' ? panel?.colour : subject === 'rule' ? rule?.colour : subject;
  return field ? styleFields[field].colour : null;
}

/** A grey in all but name loses nothing by being printed in black ink. */
export function takeBlackInk(cause: Cause, { design }: Card): Fix[] {
  const fields = textFields.filter((field) => cause.findings.some(({ subject }) => subject === field));
  const greyish = fields.filter((field) => isGreyish(colourOf(design, field)));
  const greys = greyish.map((field) => greyOf(colourOf(design, field)));
  const [first, ...others] = greys;
  if (!first) return [];
  const change = Object.fromEntries(greyish.map((field, index) => [styleFields[field].colour, greys[index]]));
  return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change }];
}
