import { applyPatch, type Card, type CardPatch } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import { textBox } from '../../blocks/text-box.ts';
import {
  contrastWith,
  greyOf,
  isGreyish,
  maxContrast,
  readableColour,
  shade,
} from '../../colour/readable-colour.ts';
import { planOf } from '../../layouts/plan-of.ts';
import { printLimits } from '../../limits/print-limits.ts';
import type { Scene } from '../../scene.ts';
import { type Cause, subjectsOf } from '../causes.ts';
import type { Finding, Subject } from '../findings.ts';
import { coloursUnder } from '../grounds.ts';
import { printedTexts } from '../text-rules.ts';
import type { Fix, PrintedSide } from './fix.ts';

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
  side: PrintedSide,
  from: (colour: string) => string = (colour) => colour,
): Fix[] {
  const { needed } = printLimits.contrast;
  const [names, quiet] = partition(groundsOf(side), ({ field }) => textFieldRecords[field].isStrong === true);
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
      change: inColours(fixed.map(({ field, colour }) => [field, colour])),
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

function groundsOf(side: PrintedSide): TextOnGround[] {
  const present = printedTexts(side.scene).map(({ field }) => field);
  return textFields
    .filter((field) => present.includes(field))
    .map((field) => ({ field, ...groundOf(field, side) }));
}

/** The change that gives texts and the paper these colours. */
function inColours(colours: readonly (readonly [TextField | 'background', string])[]): CardPatch {
  const { background, ...texts } = Object.fromEntries(colours);
  return { style: { colours: texts, ...(background !== undefined && { background }) } };
}

/** A text's own colour and the colours under it. The own colour of a text knocked out of a panel is the panel's, and its ground is the paper. */
function groundOf(field: TextField, { scene, card }: PrintedSide): { colour: string; grounds: string[] } {
  const { colours, background } = resolveCard(card);
  const colour = colours[field];
  const runs = printedTexts(scene).find((text) => text.field === field)?.runs ?? [];
  if (runs.some((run) => run.colour !== colour)) return { colour, grounds: [background] };
  return { colour, grounds: runs.flatMap((run) => coloursUnder(textBox(run), scene)) };
}

/** Replaces a chosen colour with its printed appearance everywhere; the second fix also keeps texts readable. */
export function replaceWithPrintedColour({ colours }: Finding, { card, scene }: PrintedSide): Fix[] {
  if (!colours) return [];
  const { chosen, printed } = colours;
  const before = resolveCard(card);
  const changed: (readonly [TextField | 'background', string])[] = [
    ...textFields.filter((field) => before.colours[field] === chosen),
    ...(before.background === chosen ? (['background'] as const) : []),
  ].map((part) => [part, printed]);
  const change = inColours(changed);
  const after = { card: applyPatch(card, change), scene: inColour(scene, chosen, printed) };
  const { needed } = printLimits.contrast;
  const pale = groundsOf(after).filter((text) => contrastOf(text) < needed);
  const readable = makeReadable(
    pale.map(({ field }) => field),
    after,
  );
  const use = { kind: 'recolour', way: 'use', colours: [printed] } as const;
  const withReadable = ({ style }: CardPatch): CardPatch => ({
    style: { ...change.style, colours: { ...change.style?.colours, ...style?.colours } },
  });
  return [{ ...use, change }, ...readable.map((fix) => ({ ...use, change: withReadable(fix.change) }))];
}

function inColour(scene: Scene, from: string, to: string): Scene {
  const items = scene.items.map((item) =>
    'colour' in item && item.colour === from ? { ...item, colour: to } : item,
  );
  return { ...scene, items };
}

/** Black ink alone for near-greys, then lighter colours step by step. The first step is 1/255, which is enough for overprinted black. */
export function reduceInk(cause: Cause, { card }: PrintedSide): Fix[] {
  const { colours, background } = card.style;
  const parts = [...new Set(subjectsOf(cause).flatMap((subject) => colouredPart(subject, card) ?? []))];
  const inked = parts.flatMap((part) => {
    const colour = part === 'background' ? background : colours[part];
    return colour ? [{ part, colour }] : [];
  });
  const use = (from: (colour: string) => string): Fix[] => {
    const [first, ...others] = inked.map(({ colour }) => from(colour));
    if (!first) return [];
    const change = inColours(inked.map(({ part, colour }) => [part, from(colour)]));
    return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change }];
  };
  const steps = [1 / 255, ...Array.from({ length: 15 }, (_, step) => (step + 1) * 0.04)];
  return [
    ...(inked.every(({ colour }) => isGreyish(colour)) ? use(greyOf) : []),
    ...steps.flatMap((share) => use((colour) => shade(colour, 255, share))),
  ];
}

/** The part of the card whose colour a subject has. */
function colouredPart(subject: Subject, card: Card): TextField | 'background' | undefined {
  if (subject === 'background') return 'background';
  const { panel, rule } = planOf(resolveCard(card));
  const source = subject === 'panel' ? panel?.colour : subject === 'rule' ? rule?.colour : subject;
  return textFields.find((name) => name === source);
}

/** Replaces near-greys with greys, which are printed in black ink alone. */
export function replaceWithBlackInk(cause: Cause, { card }: PrintedSide): Fix[] {
  const fields = textFields.filter((field) => cause.findings.some(({ subject }) => subject === field));
  const { colours } = resolveCard(card);
  const greys = fields
    .filter((field) => isGreyish(colours[field]))
    .map((field) => [field, greyOf(colours[field])] as const);
  const [first, ...others] = greys.map(([, grey]) => grey);
  if (!first) return [];
  return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change: inColours(greys) }];
}
