import type { CardDesign } from '#domain/card/card.ts';
import type { RuleResult } from '#layout/check/findings.ts';
import type { CauseWithFix } from '#layout/check/fix-causes.ts';
import type { Size } from '#layout/guides.ts';
import type { LogoSize, Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import type { ExactInk } from '#print/exact-inks.ts';
import type { FontProblem } from '#print/fonts/own-font.ts';
import type { TriedFont } from '#print/fonts/try-font.ts';
import type { CalibrationTexts } from '#print/sheets/calibration.ts';
import type { PrintShop } from '../../../shared/print/print-choice.ts';
import type { SheetChoice } from '../../../shared/print/sheets/sheet-choice.ts';

/** A laid-out card for printing and proofing, with its logo file. */
export type PrintableCard = {
  /** The front, then the back if the card has one. */
  scenes: readonly Scene[];
  logo: Blob | null;
  /** The outlines of glyphs: of missing characters, and of all where texts are outlines. */
  outlines: Partial<Record<FaceName, FaceOutlines>>;
};

/** A card for checking. The worker lays it out itself, to try fixes. */
export type CheckableCard = {
  design: Partial<CardDesign>;
  logo: Blob | null;
  pixels: LogoSize | null;
  shop: PrintShop;
};

/** SVG path data by glyph. */
type FaceOutlines = { unitsPerEm: number; paths: Readonly<Record<number, string>> };

/** The causes of findings on both sides with their fixes, and the rules that each side passes. */
export type CheckedCard = {
  causes: readonly CauseWithFix[];
  /** The back is null on a card with one side. */
  passed: { front: readonly RuleResult[]; back: readonly RuleResult[] | null };
};

export type PrintSettings = { dpi: 300 | 600; cropMarks: boolean; shop: PrintShop; sheet: SheetChoice };

type FileMetadata = { title: string; createdAt: Date; documentId: string };

/** The jobs of the print worker. */
export type PrintJobs = {
  /** Prefetches the scripts and files for printing. */
  prepare: { input: { faces: readonly FaceName[]; shop: PrintShop }; result: null };
  /** The size of a logo, a preview where browsers would show other colours, and a drawing written anew. */
  inspectLogo: {
    input: { logo: Blob };
    result: { pixels: LogoSize; preview: Blob | null; cleaned: Blob | null };
  };
  /** Draws a font of one's own once. `text` has the characters that it should have. */
  inspectFont: {
    input: { font: Blob; text: string };
    result: TriedFont | { problem: FontProblem };
  };
  /** The inks of a screen colour, in per cent, or the screen colour of inks. */
  convertColour: {
    input: { colour: string | ExactInk['cmyk']; shop: PrintShop };
    result: { colour: string; cmyk: ExactInk['cmyk']; isExact: boolean };
  };
  print: {
    input: PrintSettings & FileMetadata & { card: PrintableCard };
    result: Uint8Array<ArrayBuffer>;
  };
  /** The pages that find the offset of the backs. */
  calibrate: {
    input: FileMetadata & { shop: PrintShop; sheet: SheetChoice; cut: Size; texts: CalibrationTexts };
    result: Uint8Array<ArrayBuffer>;
  };
  /** One side and its logo in printed colours. */
  proof: {
    input: { scene: Scene; logo: Blob | null; paper: PaperLook; shop: PrintShop };
    result: { scene: Scene; logo: Blob | null };
  };
  check: { input: { card: CheckableCard }; result: CheckedCard };
  /** The change that applies all fixes, one after the other. */
  fixAll: { input: { card: CheckableCard }; result: Partial<CardDesign> };
};
export type PrintJob = keyof PrintJobs;
