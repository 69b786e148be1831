import type { CardDesign } from '#domain/card/card.ts';
import type { RuleResult } from '#layout/check/findings.ts';
import type { CauseWithFix } from '#layout/check/fix-causes.ts';
import type { Size } from '#layout/formats.ts';
import type { Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';

/** A card as the worker is given it: laid out, with what it is drawn with. */
export type PrintableCard = {
  scene: Scene;
  logo: Blob | null;
  /** How each face draws the sign of a missing character, for the faces that need it. */
  missing: Partial<Record<FaceName, { path: string; unitsPerEm: number }>>;
};

/** A card as it is checked: laid out by the worker itself, to try what would mend it. */
export type CheckableCard = { design: Partial<CardDesign>; logo: Blob | null; pixels: Size | null };

/** What is wrong with a card and what mends it, and the rules it keeps. */
export type CheckedCard = { causes: readonly CauseWithFix[]; passed: readonly RuleResult[] };

export type PrintSettings = { dpi: 300 | 600; cropMarks: boolean };

/** What can be asked of the print worker, and what it answers. */
export type PrintJobs = {
  /** Fetches what printing needs, ahead of time. */
  prepare: { asked: { faces: readonly FaceName[] }; answer: null };
  /** How large a logo is, and how it looks where browsers show it otherwise. */
  look: { asked: { logo: Blob }; answer: { pixels: Size; preview: Blob | null } };
  print: {
    asked: PrintSettings & { card: PrintableCard; title: string; createdAt: Date; documentId: string };
    answer: Uint8Array<ArrayBuffer>;
  };
  /** The card as paper shows it. */
  proof: {
    asked: { card: PrintableCard; paper: PaperLook };
    answer: { scene: Scene; logo: Blob | null };
  };
  check: { asked: { card: CheckableCard }; answer: CheckedCard };
  /** The change after which no fix is left to do. */
  fixAll: { asked: { card: CheckableCard }; answer: Partial<CardDesign> };
};
export type PrintJob = keyof PrintJobs;

export type WorkerRequest = {
  [Job in PrintJob]: { id: number; job: Job } & PrintJobs[Job]['asked'];
}[PrintJob];

export type WorkerResponse =
  | { id: 0; kind: 'ready' }
  | { id: number; kind: 'progress'; share: number }
  | { id: number; kind: 'done'; answer: PrintJobs[PrintJob]['answer'] }
  | { id: number; kind: 'failed'; reason: string };
