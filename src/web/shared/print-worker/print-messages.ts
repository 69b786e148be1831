import type { Card } from '#domain/card/card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import type { Comparison } from '#domain/design/compare-card.ts';
import type { ListCells, Person } from '#domain/design/list-cells.ts';
import type { ExistingCard } from '#domain/design/match-cards.ts';
import type { PrintRule } from '#domain/print-rules.ts';
import type { FindingCode, RuleResult } from '#layout/check/findings.ts';
import type { CauseWithFix } from '#layout/check/fixes/fix-causes.ts';
import type { Size } from '#layout/guides.ts';
import type { ReceiptText } from '#layout/receipt/layout-receipt.ts';
import type { LogoSize, PlacedLogo, Scene } from '#layout/scene.ts';
import type { FontFile } from '#layout/text/faces.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { ListSizes, SizeChoice } from '#people/batch/company-sizes.ts';
import type { RowFixes } from '#people/batch/row-fixes.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import type { ColumnMatch } from '#people/list/match-columns.ts';
import type { PeopleList, ReadChoice } from '#people/list/people-list.ts';
import type { ExactInk } from '#print/colour/exact-inks.ts';
import type { PaperLook } from '#print/colour/press-colours.ts';
import type { FontProblem } from '#print/fonts/custom-font.ts';
import type { TriedFont } from '#print/fonts/try-font.ts';
import type { DocumentMetadata } from '#print/pdf/metadata.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import type { CalibrationTexts } from '#print/sheets/calibration.ts';
import type { OrderTexts } from '#print/sheets/order-sheet.ts';
import type { SheetChoice } from '../sheets/sheet-choice.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/** The files of a logo: the usual one, and one for dark grounds. */
export type LogoBlobs = { logo: Blob | null; darkLogo?: Blob | null };

/** A card for checking. The worker lays it out itself, to try fixes. */
export type CheckableCard = LogoBlobs & {
  card: Card;
  pixels: LogoSize | null;
  /** The picture, unless it is uploaded. */
  picture: Blob | null;
  shop: PrintShop;
};

/** The causes of findings on both sides with their fixes, and the rules that each side passes. */
export type CheckedScenes = {
  causes: readonly CauseWithFix[];
  /** The back is null on a card with one side. */
  passed: { front: readonly RuleResult[]; back: readonly RuleResult[] | null };
  /** The rules that did not run, because an image could not be converted to ink. */
  notRun: readonly NotRun[];
};

/** A rule that did not run, and why: an image was not converted, or the reader of codes did not load or still reads. */
export type NotRun = { side: Scene['side']; rule: PrintRule; reason: 'image' | 'reader' | 'reading' };

export type PrintSettings = { dpi: 300 | 600; cropMarks: boolean; shop: PrintShop; sheet: SheetChoice };

/** A receipt, an invoice or a credit note to print, with the name of its file. */
export type ReceiptFile = { name: string; text: ReceiptText; metadata: DocumentMetadata };

/** A row with its card, ready if it has no problems. */
export type CheckedRow = {
  person: Person;
  content: PersonContent;
  card: Card;
  problems: readonly RowProblem[];
  comparison: Comparison;
  /** What is remembered of the row when it is saved; absent if the last list said the same. */
  listed?: (ListCells & { number?: string | undefined }) | undefined;
};

/** A list with the target that was found for each column. */
type ReadList = { list: PeopleList; columns: readonly ColumnMatch[] };

/** A list that was read, with where it came from. */
export type ChosenList = ReadList & { name: string; source: Blob | string };

/** The sizes name rows by their index. They are null before the first check. */
export type CheckedRows = {
  rows: readonly CheckedRow[];
  removedPeople: readonly ExistingCard[];
  sizes: ListSizes | null;
};

/** A card to print, with the number of its row and the name of its branch. */
export type PrintedCard = { card: Card; row: number; branch: string };

/** Images that only the page can load, by the address that the cards have for them: not uploaded yet, or behind a link. */
export type ImageFiles = ReadonlyMap<string, Blob>;

/** The file that is made of the cards. */
export type PrintOutput =
  | { kind: 'pdf'; sheet: SheetChoice }
  | { kind: 'zip'; pattern: string }
  /** The number for each card, in their order. */
  | { kind: 'order'; quantities: readonly number[]; texts: OrderTexts };

/** The jobs of the print worker. */
type PrintJobs = {
  /** Prefetches the scripts and files for printing. */
  prepare: { input: { faces: readonly FontFile[]; shop: PrintShop }; result: null };
  /**
   * The size of a logo with its analysis, a preview where browsers would show other colours, and a drawing written anew. A new logo is also
   * written anew where it has clear margins.
   */
  inspectLogo: {
    input: { logo: Blob; isNew?: boolean };
    result: { pixels: LogoSize; preview: Blob | null; cleaned: Blob | null };
  };
  /** A placed logo in its version, for the box that it is drawn in; null for its file as it is. */
  drawLogo: { input: { logo: Blob; placed: PlacedLogo }; result: Blob | null };
  /** Draws a custom font once. `text` has the characters that it should have. */
  inspectFont: {
    input: { font: Blob; text: string };
    result: TriedFont | { problem: FontProblem };
  };
  /** The inks of a screen colour, in per cent, or the screen colour of inks. */
  convertColour: {
    input: { colour: string | ExactInk['cmyk']; shop: PrintShop };
    result: { colour: string; cmyk: ExactInk['cmyk']; isExact: boolean };
  };
  /** One side, its logo and its picture in printed colours. */
  proof: {
    input: LogoBlobs & { scene: Scene; picture: Blob | null; paper: PaperLook; shop: PrintShop };
    result: { scene: Scene; logo: Blob | null };
  };
  checkCard: { input: { card: CheckableCard }; result: CheckedScenes };
  /** The change that applies all fixes, one after the other. */
  fixAll: { input: { card: CheckableCard }; result: Card };
  /** The scenes are the front, then the back if the card has one. */
  printCard: {
    input: PrintSettings &
      LogoBlobs & {
        scenes: readonly Scene[];
        picture: Blob | null;
        title: string;
      };
    result: Pdf;
  };
  /** The pages that find the offset of the backs. */
  calibrate: {
    input: { shop: PrintShop; sheet: SheetChoice; cut: Size; texts: CalibrationTexts; title: string };
    result: Pdf;
  };
  printReceipt: { input: { receipt: ReceiptFile }; result: Pdf };
  readList: {
    input: { source: Blob | string; choice: ReadChoice; shown: readonly TextField[] };
    result: ReadList;
  };
  /** Checks the rows of a list with their fixes. */
  checkList: {
    input: {
      design: CompanyDesign;
      list: PeopleList;
      targets: ColumnTargets;
      fixes: RowFixes;
      existing: readonly ExistingCard[];
      /** The ids of cards that rows are known to have. */
      knownCards: ReadonlyMap<number, string>;
      shop: PrintShop;
      /** Null before somebody has chosen. */
      sizes: SizeChoice | null;
    };
    result: CheckedRows;
  };
  /** The shared sizes of a design with its people. The logo's size is sent if it is not that of the saved file. */
  sharedSizes: {
    input: { design: CompanyDesign; people: readonly PersonContent[]; logo?: Size | null };
    result: SharedSizes;
  };
  /** The problems of saved cards, in their order, and the warnings of these codes. */
  checkCards: {
    input: {
      cards: readonly PrintedCard[];
      shop: PrintShop;
      files?: ImageFiles;
      warnings?: readonly FindingCode[];
    };
    result: readonly (readonly RowProblem[])[];
  };
  printCards: {
    input: { cards: readonly PrintedCard[]; output: PrintOutput; shop: PrintShop; files: ImageFiles };
    result: Blob;
  };
  /** Adds a file to an archive. */
  addToArchive: { input: { archive: Blob; file: Blob; name: string }; result: Blob };
  /** Adds the PDFs of the cards and the receipts to the archive of an account. */
  exportAccount: {
    input: { archive: Blob; receipts: readonly ReceiptFile[] };
    /** With the names of the cards that could not be printed as they were designed. */
    result: { file: Blob; notPrinted: readonly string[] };
  };
};
export type PrintJob = keyof PrintJobs;

export type JobInput<Job extends PrintJob> = PrintJobs[Job]['input'];
export type JobResult<Job extends PrintJob> = PrintJobs[Job]['result'];

/** Called with a share of the job from 0 to 1, or with the number of finished cards where a job has many. */
export type Progress = (done: number) => void;

export type JobHandlers = {
  [Job in PrintJob]: (input: JobInput<Job>, onProgress: Progress) => Promise<JobResult<Job>>;
};

export type JobRequest = { [Job in PrintJob]: { id: number; job: Job; input: JobInput<Job> } }[PrintJob];

export type JobResponse =
  | { id: 0; kind: 'ready' }
  | { id: number; kind: 'progress'; done: number }
  | { id: number; kind: 'done'; result: JobResult<PrintJob> }
  | { id: number; kind: 'failed'; reason: string };
