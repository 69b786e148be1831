import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import type { GlyphRun, Scene, SceneItem } from '../scene.ts';
import { ptToMm } from '../units.ts';

/** Grouped lines are no farther apart than this, as a multiple of their size. */
const mostStep = 1.62;

/** A company whose size differs more from that of the data is a heading, as a share of it. */
const sameSize = 0.12;

/** Texts on one line that are nearer than this belong together, in mm. */
const besideText = 1.5;

type Line = {
  runs: GlyphRun[];
  field: TextField | null;
  x: number;
  right: number;
  y: number;
  sizeMm: number;
};

/** A front with the block of each text: the person, the company, and the data in one block or two. */
export function withBlocks(scene: Scene): Scene {
  const blocks = blocksOf(linesOf(scene.items.filter((item) => item.kind === 'text')));
  const items = scene.items.map((item) => {
    const block = item.kind === 'text' && blocks.get(item);
    return block ? { ...item, block } : item;
  });
  return { ...scene, items };
}

/** All lines: texts beside one another with separators are one line. */
export function linesOf(runs: readonly GlyphRun[]): Line[] {
  const sorted = runs.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const lines: Line[] = [];
  for (const run of sorted) {
    const field = textFields.find((name) => name === run.field) ?? null;
    const [right, sizeMm] = [run.x + run.width, ptToMm(run.sizePt)];
    const last = lines.at(-1);
    if (last && Math.abs(last.y - run.y) < 0.01 && run.x - last.right < besideText) {
      last.runs.push(run);
      last.field ??= field;
      last.right = right;
      last.sizeMm = Math.max(last.sizeMm, sizeMm);
    } else lines.push({ runs: [run], field, x: run.x, right, y: run.y, sizeMm });
  }
  return lines;
}

function blocksOf(lines: readonly Line[]): Map<SceneItem, TextBlock> {
  const named = new Map<Line, TextBlock>();
  const ofGroups = (...groups: string[]) =>
    lines.filter(({ field }) => field !== null && groups.includes(textFieldRecords[field].group));
  const person = ofGroups('person');
  for (const line of person) named.set(line, 'person');
  const data = ofGroups('contact', 'address', 'extra');
  const ofData: Line[] = [];
  for (const group of groupsOf(ofGroups('company'))) {
    const isNamed = group.some(({ field }) => field === 'companyName');
    if (isData(group, data)) ofData.push(...group);
    else if (!isNamed && group.some((line) => person.some((one) => isNear(line, one)))) {
      for (const line of group) named.set(line, 'person');
    } else for (const line of group) named.set(line, isNamed ? 'company' : 'website');
  }
  for (const [index, group] of byContact(groupsOf([...data, ...ofData])).entries()) {
    const block = index === 0 && group.some(isContact) ? 'contact' : 'address';
    for (const line of group) named.set(line, block);
  }
  return new Map([...named].flatMap(([{ runs }, block]) => runs.map((run) => [run, block] as const)));
}

/** Whether a company is among the data: one of its lines is near, in the size of all. */
function isData(company: readonly Line[], data: readonly Line[]): boolean {
  return data.some(
    (line) =>
      company.some((one) => isNear(line, one)) &&
      company.every((one) => Math.abs(one.sizeMm - line.sizeMm) < sameSize * line.sizeMm),
  );
}

function isContact({ field }: Line): boolean {
  return field !== null && textFieldRecords[field].group === 'contact';
}

/** The group with the most lines of the contact first. */
function byContact(groups: readonly Line[][]): Line[][] {
  const count = (group: readonly Line[]) => group.filter(isContact).length;
  return groups.toSorted((one, other) => count(other) - count(one));
}

/** Lines that are near one another are in one group. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const near = groups.filter((group) => group.some((one) => isNear(line, one)));
    const joined = [...near.flat(), line];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

/** Whether two lines are one below the other, as near as in a group. */
function isNear(one: Line, other: Line): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.x, other.x);
  const shorter = Math.min(one.right - one.x, other.right - other.x);
  const apart = Math.abs(one.y - other.y);
  const largest = Math.max(one.sizeMm, other.sizeMm);
  return apart > 0.01 && apart <= mostStep * largest && shared >= 0.5 * shorter;
}
