import type { Card } from '#domain/card/card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  type ContentProblem,
  type PersonContent,
  personProblems,
} from '#domain/design/company-design.ts';
import { type Cause, causesOf } from '#layout/check/causes.ts';
import { checkSides, type PressRules } from '#layout/check/check-print.ts';
import type { Finding, FindingCode, Level } from '#layout/check/findings.ts';
import type { Margins, Size } from '#layout/guides.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import type { Scene } from '#layout/scene.ts';

/** Why no card is made of a row. */
export type RowProblem =
  | ContentProblem
  /** The server refuses the text. */
  | { kind: 'refused'; field: TextField }
  /** Another row has the same person. */
  | { kind: 'duplicate'; row: number }
  | { kind: 'print'; cause: Cause };

/** The card of one person with its printed sides. It is ready without problems. */
export type CheckedCard = { card: Card; scenes: readonly Scene[]; problems: readonly RowProblem[] };

export type CheckTools = {
  fonts: LayoutFonts;
  /** The logo's size in pixels. */
  logo: Size | undefined;
  margins: Margins;
  /** The rules that need the press. */
  press: PressRules;
};

/** Lays the card of a person out and checks it: its texts by the design's rules, its sides by the whole print check. */
export function checkCard(design: CompanyDesign, content: PersonContent, tools: CheckTools): CheckedCard {
  const card = applyDesign(design, content);
  const scenes = layoutSides(card, tools.fonts, tools.logo, tools.margins);
  const problems = [...personProblems(design, content), ...printProblems(card, scenes, tools)];
  return { card, scenes, problems };
}

/** What the print check finds on the sides of a saved card: its problems, and the warnings of these codes. */
export function checkSavedCard(
  card: Card,
  tools: CheckTools,
  warnings: readonly FindingCode[] = [],
): RowProblem[] {
  const scenes = layoutSides(card, tools.fonts, tools.logo, tools.margins);
  return printProblems(card, scenes, tools, warnings);
}

const problem: Level = 'problem';

/** A font in place of the chosen one. */
const substitutions: readonly FindingCode[] = ['FONT_NOT_ON_DEVICE', 'FACE_STOOD_IN'];

/** Nobody looks at the cards of a batch: what the editor only warns of is a problem there. */
function isProblemUnseen({ code, level }: Finding): boolean {
  return level === 'warning' && substitutions.includes(code);
}

/** What the print check finds on cards that nobody looks at. Both sides repeat a fault of the design; it is named once. */
export function printCauses(
  card: Card,
  scenes: readonly Scene[],
  { press, logo }: Pick<CheckTools, 'press' | 'logo'>,
): Cause[] {
  // A file that was not found is as lost as one without room.
  const hasLogo = logo !== undefined || Boolean(card.style.logo.ref);
  const findings = checkSides({ card, scenes, hasLogo }, press)
    .flatMap((check) => check.findings)
    .map((finding) => (isProblemUnseen(finding) ? { ...finding, level: problem } : finding));
  return [
    ...causesOf(findings.filter(({ level }) => level === problem)),
    ...causesOf(findings.filter(({ level }) => level !== problem)),
  ];
}

function printProblems(
  card: Card,
  scenes: readonly Scene[],
  tools: CheckTools,
  warnings: readonly FindingCode[] = [],
): RowProblem[] {
  return printCauses(card, scenes, tools)
    .filter(({ level, code }) => level === problem || warnings.includes(code))
    .map((cause): RowProblem => ({ kind: 'print', cause }));
}
