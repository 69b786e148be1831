import { backTexts } from '#domain/card/card-back.ts';
import { fontLabel } from '#domain/card/fonts.ts';
import { mainFields, textFields } from '#domain/card/text-fields.ts';
import { minMargin, overlap } from '../blocks/collisions.ts';
import { ruleBox, textBox } from '../blocks/text-box.ts';
import { contrastRatio } from '../colour/contrast.ts';
import type { Box } from '../guides.ts';
import { type FineTextReason, fineTextReason } from '../limits/legibility.ts';
import { printLimits } from '../limits/print-limits.ts';
import { type Fill, facesOfRun, type GlyphRun, type RunField, type Scene } from '../scene.ts';
import { type FaceName, familyOf } from '../text/faces.ts';
import { missingCharacters } from '../text/fonts.ts';
import { scriptOf } from '../text/scripts.ts';
import { type Finding, type FindingCode, levelOf, type RuleResult, type Subject } from './findings.ts';
import { coloursUnder } from './grounds.ts';

/** A text of the card: all its lines. */
type Text = { field: RunField; runs: readonly GlyphRun[] };

/** The texts that a card is expected to have. */
const requiredTexts = ['companyName', 'fullName'] as const;

/** Something that a text must not overlap. */
type Obstacle = { subject: Subject; boxes: readonly Box[] };

/** Texts are within the safe margin, overlap neither one another nor the logo or the rule, and cross no edge of a panel. */
export function textInMargin(scene: Scene): RuleResult {
  const { cut, safe } = scene.guides;
  const needed = safe.x - cut.x;
  const margins = printedTexts(scene).map(({ field, runs }) => ({
    field,
    margin: Math.min(...runs.map((run) => minMargin(textBox(run), cut))),
  }));
  const past = margins.flatMap(({ field, margin }): Finding[] => {
    const level = levelOf(margin, { needed, problem: 0 });
    return level ? [{ code: 'TEXT_PAST_SAFE_MARGIN', level, subject: field, measured: margin, needed }] : [];
  });
  return {
    rule: 'textInMargin',
    measured: minOrNull(margins.map(({ margin }) => margin)),
    needed,
    findings: [...past, ...overlaps(scene), ...crossings(scene)],
  };
}

/** Texts are large enough to print, and in their colours, and no word is broken for lack of space. */
export function smallestText(scene: Scene): RuleResult {
  const { needed } = printLimits.textPt;
  const findings = printedTexts(scene).flatMap(({ field, runs }): Finding[] => {
    const measured = Math.min(...runs.map(({ sizePt }) => sizePt));
    const level = levelOf(measured, printLimits.textPt);
    return [
      ...(level ? [{ code: 'TEXT_TOO_SMALL', level, subject: field, measured, needed } as const] : []),
      ...(runs.some(({ isTooLong }) => isTooLong) && !runs.slice(0, -1).every(endsCleanly)
        ? [{ code: 'TEXT_TOO_LONG', level: 'warning', subject: field, measured, needed } as const]
        : []),
      ...tooFine(field, runs, scene),
    ];
  });
  return {
    rule: 'smallestText',
    measured: minOrNull(runsOf(scene).map(({ sizePt }) => sizePt)),
    needed,
    findings,
  };
}

/** Inks never register exactly: thin strokes of several inks, or lighter than their ground, print ragged. */
function tooFine(subject: RunField, runs: readonly GlyphRun[], scene: Scene): Finding[] {
  const measured = Math.min(...runs.map(({ sizePt }) => sizePt));
  const reasons = runs.map((run) => fineTextReason(run.colour, coloursUnder(textBox(run), scene)));
  const reason = reasons.find((found) => found === 'reversed') ?? reasons.find((found) => found !== null);
  if (!reason) return [];
  const { needed: usual, inLook } = printLimits.fineTextPt;
  const needed = scene.hasLook ? inLook[reason] : usual;
  if (levelOf(measured, { needed, problem: 0 }) === null) return [];
  return [{ code: fineTextCodes[reason], level: 'warning', subject, measured, needed }];
}

const fineTextCodes = {
  reversed: 'FINE_TEXT_REVERSED',
  severalInks: 'FINE_TEXT_OF_SEVERAL_INKS',
} as const satisfies Record<FineTextReason, FindingCode>;

/** Texts have enough contrast with the fills and shapes under them. */
export function contrast(scene: Scene): RuleResult {
  const { needed } = printLimits.contrast;
  const ratios = printedTexts(scene).map(({ field, runs }) => ({
    field,
    ratio: Math.min(...runs.map((run) => minContrast(run, scene))),
    needed: neededContrast(runs, scene),
  }));
  const findings = ratios.flatMap(({ field, ratio, needed: least }): Finding[] => {
    const level = levelOf(ratio, { ...printLimits.contrast, needed: least });
    return level ? [{ code: 'LOW_CONTRAST', level, subject: field, measured: ratio, needed: least }] : [];
  });
  return { rule: 'contrast', measured: minOrNull(ratios.map(({ ratio }) => ratio)), needed, findings };
}

/** Large texts of a look may be in its accent. */
function neededContrast(runs: readonly GlyphRun[], { hasLook }: Scene): number {
  const { needed, large, largePt } = printLimits.contrast;
  return hasLook && runs.every(({ sizePt }) => sizePt >= largePt) ? large : needed;
}

/** The font of each text is on this device and has all its characters. `measured` counts faces. */
export function fonts(scene: Scene): RuleResult {
  const findings = printedTexts(scene).flatMap(({ field, runs }): Finding[] => {
    const [{ absentFont } = {}] = runs;
    const absent: Finding[] = absentFont
      ? [
          {
            code: 'FONT_NOT_ON_DEVICE',
            level: 'warning',
            subject: field,
            measured: 1,
            needed: 0,
            font: fontLabel(absentFont),
          },
        ]
      : [];
    const substituted = [...absent, ...standIns(field, runs)];
    const characters = [...new Set(runs.flatMap(({ glyphs }) => missingCharacters(glyphs)))];
    if (characters.length === 0) return substituted;
    return [
      ...substituted,
      {
        code: 'MISSING_CHARACTERS',
        level: 'problem',
        subject: field,
        measured: characters.length,
        needed: 0,
        characters,
      },
    ];
  });
  const faces = new Set(runsOf(scene).flatMap(facesOfRun)).size;
  return {
    rule: 'fonts',
    measured: faces > 0 ? faces : null,
    needed: 0,
    findings,
  };
}

/**
 * The words in another face, because the font lacks their letters. It is information where the text has several scripts
 * and each is in one face; a script in two faces, or a whole text in another font, is a warning.
 */
function standIns(subject: RunField, runs: readonly GlyphRun[]): Finding[] {
  const words = runs.flatMap(substitutedWords);
  const [first] = words;
  if (!first) return [];
  const drawn = runs.flatMap(({ glyphs }) => glyphs).filter(({ id, face }) => id !== 0 && !face);
  const own = scriptsOf(drawn.map(({ text }) => text).join(''));
  const theirs = scriptsOf(words.map(({ text }) => text).join(''));
  const isMixed = theirs.size > 0 && (own.size === 0 || [...theirs].some((script) => own.has(script)));
  const characters = [...new Set(words.map(({ text }) => text))];
  return [
    {
      code: 'FACE_STOOD_IN',
      level: isMixed ? 'warning' : 'information',
      subject,
      measured: characters.length,
      needed: 0,
      characters,
      font: familyOf(first.face),
    },
  ];
}

/** The glyphs of a run, side by side, that another face draws. */
function substitutedWords({ glyphs }: GlyphRun): { text: string; face: FaceName }[] {
  const words: { text: string; face: FaceName }[] = [];
  let last: FaceName | undefined;
  for (const { text, face } of glyphs) {
    const word = words.at(-1);
    if (face && word && face === last) word.text += text;
    else if (face) words.push({ text, face });
    last = face;
  }
  return words;
}

function scriptsOf(text: string): Set<string> {
  return new Set(Array.from(text, scriptOf).filter((script) => script !== null));
}

/** A card without company or name may be printed; this only informs. `measured` counts the texts that are not empty. */
export function placeholders(scene: Scene): RuleResult {
  const [needed, texts] = [
    mainFields.length,
    printedTexts(scene).filter(({ field }) => mainFields.some((main) => main === field)),
  ];
  const measured = texts.length;
  const isInLogo = scene.items.some((item) => item.kind === 'logo' && item.hasName);
  const empty = requiredTexts.filter(
    (required) => texts.every(({ field }) => field !== required) && !(isInLogo && required === 'companyName'),
  );
  return {
    rule: 'placeholders',
    measured,
    needed,
    findings: empty.map((subject) => ({
      code: 'TEXT_EMPTY',
      level: 'information',
      subject,
      measured,
      needed,
    })),
  };
}

function overlaps(scene: Scene): Finding[] {
  const texts = printedTexts(scene).map(({ field, runs }) => ({ subject: field, boxes: runs.map(textBox) }));
  return texts.flatMap(({ subject, boxes }, index) => {
    const others: Obstacle[] = [...texts.slice(index + 1), ...marksOf(scene)];
    return others.flatMap((other): Finding[] => {
      const measured = deepestOverlap(boxes, other.boxes);
      if (measured === 0) return [];
      return [{ code: 'TEXT_OVERLAPS', level: 'problem', subject, over: other.subject, measured, needed: 0 }];
    });
  });
}

/** A line may touch the edge of a panel by this much, in mm. */
const maxTouch = 0.1;

/** Lines that are partly on a panel: no colour is readable on both sides of its edge. */
function crossings(scene: Scene): Finding[] {
  const panels = scene.items.filter((item): item is Fill => item.kind === 'fill' && item.part === 'panel');
  return printedTexts(scene).flatMap(({ field: subject, runs }): Finding[] => {
    const measured = Math.max(
      0,
      ...runs.map(textBox).flatMap((box) => panels.map((panel) => crossing(box, panel.box))),
    );
    if (measured <= maxTouch) return [];
    return [{ code: 'TEXT_CROSSES_PANEL', level: 'problem', subject, measured, needed: 0 }];
  });
}

/** The shortest move after which a box is on a panel or beside it. */
function crossing(box: Box, panel: Box): number {
  return Math.min(deepestOverlap([box], [panel]), Math.max(0, -minMargin(box, panel)));
}

/** Whether a line ends between words, or after a typed hyphen or dash. */
function endsCleanly({ text }: GlyphRun): boolean {
  return /[\s\u002d\u2010-\u2014]$/.test(text);
}

function marksOf({ items }: Scene): Obstacle[] {
  return items.flatMap((item): Obstacle[] => {
    if (item.kind === 'logo') return [{ subject: 'logo', boxes: [item.image] }];
    return item.kind === 'rule' ? [{ subject: 'rule', boxes: [ruleBox(item)] }] : [];
  });
}

/** The shortest move after which none overlaps. */
function deepestOverlap(some: readonly Box[], others: readonly Box[]): number {
  const depths = some.flatMap((a) =>
    others
      .filter((b) => overlap(a, b))
      .map((b) =>
        Math.min(
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
        ),
      ),
  );
  return Math.max(0, ...depths);
}

/** A line may be partly on a panel; the lower contrast counts. */
function minContrast(run: GlyphRun, scene: Scene): number {
  const colours = coloursUnder(textBox(run), scene);
  return Math.min(...colours.map((colour) => contrastRatio(run.colour, colour)), 21);
}

/** The printed texts of a card, in the order of the form. */
export function printedTexts(scene: Scene): Text[] {
  const runs = runsOf(scene);
  return [...textFields, ...backTexts]
    .map((field) => ({ field, runs: runs.filter((run) => run.field === field) }))
    .filter((text) => text.runs.length > 0);
}

/** The printed runs: all but placeholders. */
function runsOf({ items }: Scene): GlyphRun[] {
  return items.filter((item): item is GlyphRun => item.kind === 'text' && !item.isPlaceholder);
}

function minOrNull(numbers: readonly number[]): number | null {
  return numbers.length > 0 ? Math.min(...numbers) : null;
}
