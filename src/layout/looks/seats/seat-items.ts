import { isBlank } from '#domain/card/card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import type { Weight } from '../../text/font-families.ts';
import { ptToMm } from '../../units.ts';
import { contactItems, type FullType, personItems } from '../arrangements/text-items.ts';
import type { PlannedLook } from '../plan-look.ts';
import type { Join } from './data-lines.ts';
import { belowNameRules } from './name-rules.ts';

/** The largest name beside a logo, and the largest company, in pt: the logo is the hero. */
const largest = { name: 18, display: 22 } as const;

/** The distance between lines of data, as a share of their size, and the most that it is, in mm. */
const dataStep = { least: 1.24, most: 3.3, tight: 3 } as const;

/** How small a side sets its text. */
export type SeatScale = {
  headings: number;
  dataPt: number | null;
  isTight: boolean;
  /** Of the company among the data. */
  companyWeight: Weight;
};

/** The person: the name, and position and department below it. */
export function personLines(
  type: FullType,
  { headings, isTight }: SeatScale,
  {
    isDisplay,
    hasSubtitle,
    nameLines,
    hasRule,
  }: { isDisplay: boolean; hasSubtitle: boolean; nameLines: number; hasRule: boolean },
): ItemPlan[] {
  const [name, ...ownRoles] = personItems(type);
  const [role] = ownRoles;
  const subtitle: ItemPlan[] =
    hasSubtitle && role
      ? [
          {
            ...role,
            field: 'website',
            lines: 1,
            stepAfter: { field: 'position', step: 1.32 * ptToMm(role.sizePt) },
          },
        ]
      : [];
  const roles = [...ownRoles, ...subtitle];
  if (!name) return roles;
  const { sizePt, weight, upperCase, trackingEm } = isDisplay ? type.company : type.name;
  const designed = isDisplay ? Math.min(largest.display, sizePt) : Math.min(largest.name, sizePt);
  const size = Math.max(8, designed * headings);
  const own: ItemPlan = {
    ...name,
    weight,
    sizePt: size,
    minPt: Math.min(size, Math.max(8, size * (isDisplay ? 0.55 : isTight ? 0.8 : 0.9))),
    lines: nameLines,
  };
  if (!isDisplay) return [own, ...roles];
  const { upperCase: _, trackingEm: __, ...plain } = own;
  return [
    { ...plain, ...(upperCase && { upperCase }), ...(trackingEm !== undefined && { trackingEm }) },
    ...belowLargeName(roles, { namePt: size, hasRule }),
  ];
}

/** The first line below a large name is clear of its descenders, and of the rules below them. */
function belowLargeName(
  [first, ...others]: readonly ItemPlan[],
  { namePt, hasRule }: { namePt: number; hasRule: boolean },
): ItemPlan[] {
  if (!first) return [];
  const clear = hasRule ? belowNameRules : 0.82 * ptToMm(first.sizePt);
  const least = 0.24 * ptToMm(namePt) + clear;
  const step = typeof first.step === 'number' ? Math.max(first.step, least) : least;
  return [{ ...first, step }, ...others];
}

/** Data, the company included: in one size, each on one line. */
export function dataLines(
  type: FullType,
  fields: readonly TextField[],
  { dataPt, companyWeight }: SeatScale,
): ItemPlan[] {
  const [line] = contactItems(type, undefined, ['phone']);
  if (!line) return [];
  const sizePt =
    dataPt === null ? Math.max(line.minPt, Math.min(line.sizePt, 7.6)) : Math.max(line.minPt, dataPt);
  const minPt = Math.min(line.minPt, sizePt);
  const step = line.step ?? dataStep.most;
  return fields.map(
    (field): ItemPlan => ({
      ...line,
      step,
      field,
      sizePt,
      minPt: Math.max(minPt, sizePt * 0.96),
      lines: 1,
      ...(field === 'companyName' && { weight: companyWeight }),
    }),
  );
}

/** The distance between lines of the data at a size, in mm. */
export function stepOfData(designed: number, sizePt: number, { isTight }: SeatScale): number {
  const most = isTight ? dataStep.tight : dataStep.most;
  return Math.max(dataStep.least * ptToMm(sizePt), Math.min(designed, most));
}

/** A number that belongs to the company. */
const companyNumber = /^(?:IČO|IČ|DIČ|IČ DPH|VAT|UID|USt|HRB|NIP|KRS|REGON)\b/iu;

/** Between lines that join. The first part of every font file has these characters. */
const wideSpace = '\u00a0\u00a0\u00a0\u00a0';
const dot = '\u00a0\u00a0·\u00a0\u00a0';

/** How lines join on a full card: phones, the parts of the address, the company with its number or its subtitle. */
export function joinsOf(planned: PlannedLook) {
  const number = numberField(planned);
  return {
    phones: ['mobile', 'phone', wideSpace],
    address: ['street', 'city', ', '],
    number: ['companyName', number ?? 'free1', ', '],
    subtitle: ['companyName', 'website', dot],
    extra: ['free1', 'free2', wideSpace],
  } as const satisfies Record<string, Join>;
}

/** How the lines below the name join. */
export const roleJoins: readonly Join[] = [
  ['position', 'department', ', '],
  ['position', 'website', dot],
  ['department', 'website', dot],
];

/** The line that has the number of the company. */
function numberField({ texts }: PlannedLook): 'free1' | 'free2' | null {
  const isNumber = (field: 'free1' | 'free2') => companyNumber.test(texts[field].typed.trim());
  return isNumber('free1') ? 'free1' : isNumber('free2') ? 'free2' : null;
}

/** The address: the company first, with its number and its subtitle. */
export function addressFields(
  planned: PlannedLook,
  { company, subtitle }: { company: boolean; subtitle: boolean },
): TextField[] {
  const number = company && !isBlank(planned.texts.companyName.typed) ? numberField(planned) : null;
  const others = (['free1', 'free2'] as const).filter((field) => field !== number);
  return [
    ...(company ? (['companyName'] as const) : []),
    ...(number ? [number] : []),
    ...(subtitle ? (['website'] as const) : []),
    'street',
    'city',
    ...others,
  ];
}
