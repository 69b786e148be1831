import {
  backgroundOf,
  colourOf,
  defaultColour,
  layoutOf,
  styleFields,
  type TextField,
  textFields,
} from '#domain/card/card.ts';
import { planOf } from '../layouts/plan-of.ts';
import type { Scene } from '../scene.ts';
import { type Cause, subjectsOf } from './causes.ts';
import { type Finding, printLimits, type Subject } from './findings.ts';
import type { Card, Fix } from './fix.ts';
import { contrastWith, greyOf, isGreyish, mostContrast, readableColour, shade } from './readable-colour.ts';
import { coloursUnder, textsOf } from './text-rules.ts';

/** A text's own colour, and the colours it has to stand out from. */
type TextOnGround = { field: TextField; colour: string; under: string[] };

/** How many times the contrast that a quiet text needs a strong one gets, where the ground allows it. */
const strongShare = 2;

/**
 * Each of those texts in the nearest shade that can be read. The quiet ones come first, since a name has to stand out at
 * least as much as they do then; a name that could be read, but not as well as they, is mended with them.
 */
export function makeReadable(
  wanted: readonly Subject[],
  card: Card,
  from: (colour: string) => string = (colour) => colour,
): Fix[] {
  const { needed } = printLimits.contrast;
  const [names, quiet] = partition(groundsOf(card), ({ field }) => isStrong(field));
  const [pale, beside] = partition(quiet, ({ field }) => wanted.includes(field));
  const mendedQuiet = pale.flatMap((text) => readableText(text, needed, from));
  const loudest = loudestOf(mendedQuiet);
  const weak = names.filter((text) => wanted.includes(text.field) || contrastOf(text) < loudest);
  const strong = Math.max(needed * strongShare, loudest, loudestOf(beside));
  const mended = [...mendedQuiet, ...weak.flatMap((text) => readableText(text, strong, from))];
  const [first, ...others] = textFields.flatMap((field) => mended.find((text) => text.field === field) ?? []);
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

/** A text in a shade of that contrast, or of the most that its ground allows. */
function readableText(text: TextOnGround, contrast: number, from: (colour: string) => string) {
  const { needed } = printLimits.contrast;
  const least = Math.max(needed, Math.min(contrast, mostContrast(text.under)));
  const readable = readableColour(from(text.colour), text.under, least);
  return readable ? [{ ...text, ...readable }] : [];
}

function loudestOf(texts: readonly TextOnGround[]): number {
  return Math.max(0, ...texts.map(contrastOf));
}

function contrastOf({ colour, under }: TextOnGround): number {
  return contrastWith(colour, under);
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function groundsOf(card: Card): TextOnGround[] {
  return textsOf(card.scene).map(({ field }) => ({ field, ...groundOf(field, card) }));
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

/** What is chosen then is what is printed, wherever that colour is used; with texts that can be read beside it. */
export function replaceWithPrintedColour({ colours }: Finding, card: Card): Fix[] {
  if (!colours) return [];
  const { chosen, printed } = colours;
  const change = {
    ...Object.fromEntries(
      textFields
        .filter((field) => colourOf(card.design, field) === chosen)
        .map((field) => [styleFields[field].colour, printed]),
    ),
    ...(backgroundOf(card.design) === chosen && { backgroundColor: printed }),
  };
  const after = { design: { ...card.design, ...change }, scene: inColour(card.scene, chosen, printed) };
  const { needed } = printLimits.contrast;
  const pale = groundsOf(after).filter((text) => contrastOf(text) < needed);
  const readable = makeReadable(
    pale.map(({ field }) => field),
    after,
  );
  const use = { kind: 'recolour', way: 'use', colours: [printed] } as const;
  return [{ ...use, change }, ...readable.map((fix) => ({ ...use, change: { ...change, ...fix.change } }))];
}

function inColour(scene: Scene, from: string, to: string): Scene {
  const items = scene.items.map((item) =>
    item.kind !== 'logo' && item.colour === from ? { ...item, colour: to } : item,
  );
  return { ...scene, items };
}

/** Near grey, black ink alone; else lighter, step by step. The first is as small as can be: all that overprinted black needs. */
export function reduceInk(cause: Cause, { design }: Card): Fix[] {
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
  const steps = [1 / 255, ...Array.from({ length: 15 }, (_, step) => (step + 1) * 0.04)];
  return [
    ...(inked.every(({ colour }) => isGreyish(colour)) ? use(greyOf) : []),
    ...steps.flatMap((share) => use((colour) => shade(colour, 255, share))),
  ];
}

/** The design's colour that a part of the card is drawn in. */
function colourFieldOf(subject: Subject, design: Card['design']) {
  if (subject === 'background') return 'backgroundColor';
  if (subject === 'logo') return null;
  const { layout, orientation } = layoutOf(design);
  const { panel, rule } = planOf(layout, orientation);
  const field = subject === 'panel' ? panel?.colour : subject === 'rule' ? rule?.colour : subject;
  return field ? styleFields[field].colour : null;
}

/** A grey in all but name loses nothing by being printed in black ink. */
export function replaceWithBlackInk(cause: Cause, { design }: Card): Fix[] {
  const fields = textFields.filter((field) => cause.findings.some(({ subject }) => subject === field));
  const greyish = fields.filter((field) => isGreyish(colourOf(design, field)));
  const greys = greyish.map((field) => greyOf(colourOf(design, field)));
  const [first, ...others] = greys;
  if (!first) return [];
  const change = Object.fromEntries(greyish.map((field, index) => [styleFields[field].colour, greys[index]]));
  return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change }];
}
