import { isBlank } from '#domain/card/card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { ItemPlan } from '../../layout-plan.ts';
import type { Weight } from '../../text/font-families.ts';
import { ptToMm } from '../../units.ts';
import { contactItems, type FullType, personItems } from '../arrangements/text-items.ts';
import type { PlannedLook } from '../plan-look.ts';
import type { Join } from './data-lines.ts';
import { belowNameRules } from './name-rules.ts';

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

/** A try to fit a name: its largest and its smallest size in pt, and its most lines. */
export type NameFit = { pt: number; minPt: number; lines: 1 | 2 };

type PersonOptions = {
  /** The name has the type of the company, or its font and weight. */
  isDisplay: boolean;
  isHeading: boolean;
  /** It is the largest text of the side. */
  isLarge: boolean;
  hasSubtitle: boolean;
  hasRule: boolean;
};

/** The person: the name at a size, and position and department below it. */
export function personLines(
  type: FullType,
  { pt, minPt, lines }: NameFit,
  { isDisplay, isHeading, isLarge, hasSubtitle, hasRule }: PersonOptions,
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
  const { upperCase, trackingEm } = isDisplay ? type.company : type.name;
  const { weight } = isDisplay || isHeading ? type.company : type.name;
  const { upperCase: _, trackingEm: __, ...plain } = name;
  const style = { weight, ...(upperCase && { upperCase }), ...(trackingEm !== undefined && { trackingEm }) };
  const own: ItemPlan = { ...plain, ...style, sizePt: pt, minPt, lines };
  if (!isDisplay && !isLarge) return [own, ...roles];
  return [own, ...belowName(roles, { namePt: pt, hasRule: isDisplay && hasRule })];
}

/** Whether the company has the font of the headings, and the name that of the data. */
export function isNameAsHeading({ name, company }: Pick<FullType, 'name' | 'company'>): boolean {
  return name.font === 'data' && company.font === 'heading';
}

/** A line below a name is clear of its descenders, and of the rules below them. */
function belowName(
  roles: readonly ItemPlan[],
  { namePt, hasRule }: { namePt: number; hasRule: boolean },
): ItemPlan[] {
  const clear = hasRule ? belowNameRules : roleBelow.fixed;
  const least = (hasRule ? descender : roleBelow.share) * ptToMm(namePt) + clear;
  return roles.map((role) => ({
    ...role,
    step: typeof role.step === 'number' ? Math.max(role.step, least) : least,
  }));
}

const descender = 0.24;

/** From the baseline of a name to that of the role: a share of the size of the name, and the rest in mm. */
const roleBelow = { share: 0.26, fixed: 2.7 } as const;

/** Data, the company included: in one size, each on one line. */
export function dataLines(
  type: FullType,
  fields: readonly TextField[],
  { dataPt, companyWeight }: SeatScale,
): ItemPlan[] {
  const [line] = contactItems(type, undefined, ['phone']);
  if (!line) return [];
  const sizePt = dataPtOf(type, dataPt);
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

/** The size of the data, in pt. */
export function dataPtOf({ contact }: FullType, dataPt: number | null): number {
  return Math.max(contact.minPt, dataPt ?? Math.min(contact.sizePt, mostDataPt));
}

const mostDataPt = 7.6;

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
    town: ['city', number ?? 'free1', wideSpace],
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
export function numberField({ texts }: PlannedLook): 'free1' | 'free2' | null {
  const isNumber = (field: 'free1' | 'free2') => companyNumber.test(texts[field].typed.trim());
  return isNumber('free1') ? 'free1' : isNumber('free2') ? 'free2' : null;
}

/** The address: the company first, with its number and its subtitle. A number that is elsewhere is not in it. */
export function addressFields(
  planned: PlannedLook,
  { company, subtitle, number: hasNumber }: { company: boolean; subtitle: boolean; number: boolean },
): TextField[] {
  const number = numberField(planned);
  const isBelowCompany = company && hasNumber && !isBlank(planned.texts.companyName.typed);
  const others = (['free1', 'free2'] as const).filter(
    (field) => field !== number || (hasNumber && !isBelowCompany),
  );
  return [
    ...(company ? (['companyName'] as const) : []),
    ...(number && isBelowCompany ? [number] : []),
    ...(subtitle ? (['website'] as const) : []),
    'street',
    'city',
    ...others,
  ];
}
