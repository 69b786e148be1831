import type { Layout } from '#domain/card/card.ts';
import type { LookArrangement } from '../look.ts';

const layouts: Record<LookArrangement['kind'], Layout> = {
  edge: 'minimal',
  foot: 'minimal',
  middle: 'minimal',
  classic: 'classic',
  header: 'columns',
  columns: 'columns',
  band: 'banner',
  centered: 'centered',
  swap: 'centered',
  base: 'centered',
  top: 'centered',
  split: 'split',
  bold: 'bold',
  editorial: 'editorial',
  divider: 'divider',
};

/** The layout an arrangement belongs to. */
export function layoutOfArrangement({ kind }: LookArrangement): Layout {
  return layouts[kind];
}
