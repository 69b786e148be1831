import {
  backgroundOf,
  colourOf,
  defaultColour,
  styleFields,
  type TextField,
  textFields,
} from '#domain/card/card.ts';
import { planOf } from '../layouts/plan-of.ts';
import type { Scene } from '../scene.ts';
import { type Cause, subjectsOf } from './causes.ts';
import { type Finding, printLimits, type Subject } from './findings.ts';
import type { Card, Fix } from './fix.ts';
import { contrastWith, greyOf, isGreyish, maxContrast, readableColour, shade } from './readable-colour.ts';
import { groundColours, textsOf } from './text-rules.ts';

/** A text's own colour and the colours under it. */
type TextOnGround = { field: TextField; colour: string; grounds: string[] };

/** A strong text gets this many times the needed contrast, where its ground allows it. */
const strongFactor = 2;

/**
 * Gives each of the subjects the nearest readable shade. Quiet texts are fixed first, because strong texts need at least
 * their contrast; a readable strong text with less contrast than they have then is fixed too.
 */
export function makeReadable(
  subjects: readonly Subject[],
  card: Card,
  from: (colour: string) => string = (colour) => colour,
): Fix[] {
  const { needed } = printLimits.contrast;
  const [names, quiet] = partition(groundsOf(card), ({ field }) => isStrong(field));
  const [pale, beside] = partition(quiet, ({ field }) => subjects.includes(field));
  const fixedQuiet = pale.flatMap((text) => readableText(text, needed, from));
  const quietContrast = strongestContrast(fixedQuiet);
  const weak = names.filter((text) => subjects.includes(text.field) || contrastOf(text) < quietContrast);
  const strong = Math.max(needed * strongFactor, quietContrast, strongestContrast(beside));
  const fixed = [...fixedQuiet, ...weak.flatMap((text) => readableText(text, strong, from))];
  const [first, ...others] = textFields.flatMap((field) => fixed.find((text) => text.field === field) ?? []);
  if (!first) return [];
  return [
    {
      kind: 'recolour',
      way: first.kind,
      colours: [first.colour, ...others.map(({ colour }) => colour)],
      change: Object.fromEntries(fixed.map(({ field, colour }) => [styleFields[field].colour, colour])),
    },
  ];
}

/** The text in a shade of that contrast, or of the highest contrast that its ground allows. */
function readableText(text: TextOnGround, contrast: number, from: (colour: string) => string) {
  const { needed } = printLimits.contrast;
  const least = Math.max(needed, Math.min(contrast, maxContrast(text.grounds)));
  const readable = readableColour(from(text.colour), text.grounds, least);
  return readable ? [{ ...text, ...readable }] : [];
}

function strongestContrast(texts: readonly TextOnGround[]): number {
  return Math.max(0, ...texts.map(contrastOf));
}

function contrastOf({ colour, grounds }: TextOnGround): number {
  return contrastWith(colour, grounds);
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function groundsOf(card: Card): TextOnGround[] {
  const present = textsOf(card.scene).map(({ field }) => field);
  return textFields
    .filter((field) => present.includes(field))
    .map((field) => ({ field, ...groundOf(field, card) }));
}

function isStrong(field: TextField): boolean {
  return defaultColour(field, 'create') === defaultColour('companyName', 'create');
}

/** A text's own colour and the colours under it. The own colour of a text knocked out of a panel is the panel's, and its ground is the paper. */
function groundOf(field: TextField, { scene, design }: Card): { colour: string; grounds: string[] } {
  const colour = colourOf(design, field);
  const runs = textsOf(scene).find((text) => text.field === field)?.runs ?? [];
  if (runs.some((run) => run.colour !== colour)) return { colour, grounds: [backgroundOf(design)] };
  const fills = scene.items.filter((item) => item.kind === 'fill');
  return { colour, grounds: runs.flatMap((run) => groundColours(run, fills)) };
}

/** Replaces a chosen colour with its printed appearance everywhere; the second fix also keeps texts readable. */
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

/** Black ink alone for near-greys, then lighter colours step by step. The first step is 1/255, which is enough for overprinted black. */
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

/** The design's field with the colour of a subject. */
function colourFieldOf(subject: Subject, design: Card['design']) {
  if (subject === 'background') return 'backgroundColor';
  const { panel, rule } = planOf(design);
  const source = subject === 'panel' ? panel?.colour : subject === 'rule' ? rule?.colour : subject;
  const field = textFields.find((name) => name === source);
  return field ? styleFields[field].colour : null;
}

/** Replaces near-greys with greys, which are printed in black ink alone. */
export function replaceWithBlackInk(cause: Cause, { design }: Card): Fix[] {
  const fields = textFields.filter((field) => cause.findings.some(({ subject }) => subject === field));
  const greyish = fields.filter((field) => isGreyish(colourOf(design, field)));
  const greys = greyish.map((field) => greyOf(colourOf(design, field)));
  const [first, ...others] = greys;
  if (!first) return [];
  const change = Object.fromEntries(greyish.map((field, index) => [styleFields[field].colour, greys[index]]));
  return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change }];
}
