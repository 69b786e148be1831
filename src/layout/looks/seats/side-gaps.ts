/** Distances of a side, in mm: from its head to the name, from the role to the data, and what groups of data are apart beside their least distance. */
export type SideGaps = { head: number; data: number; group: number; cost: number };

type GapsOf = {
  /** What the side has: a head above the name, data, and how many distances between groups of it. */
  hasHead: boolean;
  hasData: boolean;
  groups: number;
  isTight: boolean;
  /** What a head needs at least. */
  air: number;
};

/** What a distance is at least, on a full side, what is wanted and what it is at most, in mm. */
const heads = { tight: 2.4, least: 2.8, wanted: 3.9 } as const;
const data = { tight: 4, least: 4.3, wanted: 5.2, most: 8.4 } as const;
const group = { wanted: 0.8, most: 2.2 } as const;

/** What each distance gets of more room than is wanted. */
const shares = { head: 0.42, data: 0.34, group: 0.24 } as const;

/** A side with more room than this looks empty in its middle, in mm. */
const mostRoom = 12;

/** The distances that fill a height; null where they are too small. */
export function gapsWithin(
  room: number,
  { hasHead, hasData, groups, isTight, air }: GapsOf,
): SideGaps | null {
  const size = isTight ? 'tight' : 'least';
  const least: Omit<SideGaps, 'cost'> = {
    head: hasHead ? Math.max(air, heads[size]) : 0,
    data: hasData ? data[size] : 0,
    group: 0,
  };
  const wanted = {
    head: hasHead ? Math.max(least.head, heads.wanted) : 0,
    data: hasData ? data.wanted : 0,
    group: groups > 0 ? group.wanted : 0,
  };
  const sumOf = (gaps: Omit<SideGaps, 'cost'>) => gaps.head + gaps.data + gaps.group * groups;
  const spare = room - sumOf(least);
  if (spare < 0) return null;
  const needed = sumOf(wanted) - sumOf(least);
  const part = needed > 0 ? Math.min(1, spare / needed) : 1;
  const between = (name: 'head' | 'data' | 'group') => least[name] + part * (wanted[name] - least[name]);
  const gaps = { head: between('head'), data: between('data'), group: between('group') };
  const rest = Math.max(0, room - sumOf(gaps));
  const cost = 1.7 * (1 - part) + 0.05 * Math.max(0, rest - mostRoom);
  if (groups > 0) gaps.group = Math.min(group.most, gaps.group + (shares.group * rest) / groups);
  if (hasHead && hasData) gaps.data = Math.min(data.most, gaps.data + shares.data * rest);
  const left = room - sumOf(gaps);
  return hasHead ? { ...gaps, head: gaps.head + left, cost } : { ...gaps, data: gaps.data + left, cost };
}
