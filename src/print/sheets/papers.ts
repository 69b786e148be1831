import type { Size } from '#layout/guides.ts';

/** Sheets of paper, upright, in mm. */
export const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  SRA3: { width: 320, height: 450 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;
export type PaperName = keyof typeof papers;

/** A sheet that is already cut into cards: where its first card is, and how far it is to the next. */
export type PreCutSheet = {
  /** The names that it is sold under. */
  names: readonly string[];
  paper: PaperName;
  card: Size;
  columns: number;
  rows: number;
  first: { x: number; y: number };
  pitch: { x: number; y: number };
};

/** Pre-cut sheets, in mm. Trade names only say which sheet is meant. */
export const preCutSheets: readonly PreCutSheet[] = [
  {
    names: ['Avery C32011', 'Decadry OCC-3342'],
    paper: 'A4',
    card: { width: 85, height: 54 },
    columns: 2,
    rows: 5,
    first: { x: 15, y: 13.5 },
    pitch: { x: 95, y: 54 },
  },
  {
    names: ['Avery C32015'],
    paper: 'A4',
    card: { width: 85, height: 54 },
    columns: 2,
    rows: 4,
    first: { x: 17, y: 31.5 },
    pitch: { x: 91, y: 60 },
  },
  {
    names: ['L7414'],
    paper: 'A4',
    card: { width: 90, height: 52 },
    columns: 2,
    rows: 5,
    first: { x: 15, y: 18.5 },
    pitch: { x: 90, y: 52 },
  },
  {
    names: ['Sigel LP800'],
    paper: 'A4',
    card: { width: 85, height: 55 },
    columns: 2,
    rows: 5,
    first: { x: 15, y: 10 },
    pitch: { x: 95, y: 55 },
  },
  {
    names: ['Kores KPCV1'],
    paper: 'A4',
    card: { width: 90, height: 50 },
    columns: 2,
    rows: 5,
    first: { x: 15, y: 24 },
    pitch: { x: 90, y: 50 },
  },
  {
    names: ['Avery 5371', 'Avery 5871', 'Avery 8371', 'Avery 8871'],
    paper: 'Letter',
    card: { width: 88.9, height: 50.8 },
    columns: 2,
    rows: 5,
    first: { x: 19.05, y: 12.7 },
    pitch: { x: 88.9, y: 50.8 },
  },
  {
    names: ['Avery 8373'],
    paper: 'Letter',
    card: { width: 88.9, height: 50.8 },
    columns: 2,
    rows: 4,
    first: { x: 12.7, y: 19.05 },
    pitch: { x: 101.6, y: 63.5 },
  },
];

/** A paper or a pre-cut sheet by its name, with or without the maker's; null for another name. */
export function sheetByName(name: string): PaperName | PreCutSheet | null {
  const wanted = name.trim().toLowerCase();
  const paper = Object.keys(papers).find((known) => known.toLowerCase() === wanted);
  if (paper) return paper as PaperName;
  const isNamed = (full: string) =>
    [full, full.split(' ').at(-1) ?? full].some((known) => known.toLowerCase() === wanted);
  return preCutSheets.find(({ names }) => names.some(isNamed)) ?? null;
}
