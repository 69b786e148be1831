import type { ComponentType, ReactNode } from 'react';
import { CodeOnBack, FoilAndPlate, People, TrueSize, TwoPages } from './card-drawings.tsx';
import { BleedDrift, GuideKey, InsideMargin, Lines, NoBleedDrift, TooNear } from './guide-drawings.tsx';
import { BlackText, FourInkText, Plates } from './ink-drawings.tsx';
import { CoarseLogo, SharpLogo } from './logo-drawings.tsx';

type HelpDrawing = {
  Drawing: ComponentType;
  mark?: 'wrong' | 'right';
  /** What stands before the labels, in their order. */
  keys?: readonly ReactNode[];
};

/** The pictures that texts of the help can name. */
export const helpDrawings: Readonly<Partial<Record<string, HelpDrawing>>> = {
  lines: {
    Drawing: Lines,
    keys: (['bleed', 'cut', 'safe', 'marks'] as const).map((guide) => <GuideKey key={guide} guide={guide} />),
  },
  'no-bleed': { Drawing: NoBleedDrift, mark: 'wrong' },
  'with-bleed': { Drawing: BleedDrift, mark: 'right' },
  'too-near': { Drawing: TooNear, mark: 'wrong' },
  'inside-margin': { Drawing: InsideMargin, mark: 'right' },
  'two-pages': { Drawing: TwoPages },
  plates: { Drawing: Plates },
  'four-ink-text': { Drawing: FourInkText, mark: 'wrong' },
  'black-text': { Drawing: BlackText, mark: 'right' },
  'coarse-logo': { Drawing: CoarseLogo, mark: 'wrong' },
  'sharp-logo': { Drawing: SharpLogo, mark: 'right' },
  code: { Drawing: CodeOnBack },
  people: { Drawing: People },
  'true-size': { Drawing: TrueSize },
  foil: { Drawing: FoilAndPlate },
};
