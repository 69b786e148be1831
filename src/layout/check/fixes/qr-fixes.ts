import { isBlank } from '#domain/card/card.ts';
import type { CardBack, QrBlock } from '#domain/card/card-back.ts';
import { qrLimits } from '#domain/card/card-back.ts';
import { codeFieldsOf } from '#domain/card/code-fields.ts';
import type { ContactField } from '#domain/card/text-fields.ts';
import { groundOfCode } from '../../back/back-colours.ts';
import { qrTextOf } from '../../back/qr-text.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { printLimits } from '../../limits/print-limits.ts';
import { type LookLayout, shownBackBackground } from '../../look-layout.ts';
import { qrSize } from '../../qr/encode-qr.ts';
import type { PlacedQr } from '../../scene.ts';
import type { Fix, PrintedSide } from './fix.ts';

/** The order in which a contact's texts are left out: the longest to type first, the name never. */
const dispensable: readonly ContactField[] = [
  'street',
  'city',
  'url',
  'department',
  'position',
  'companyName',
];

/** Larger modules: a larger code, or a contact with fewer texts. */
export function enlargeModules({ card, scene }: PrintedSide): Fix[] {
  const code = scene.items.find((item) => item.kind === 'qr');
  const { back } = card;
  if (!code || back?.kind !== 'qr') return [];
  const withQr = (change: Partial<QrBlock>) => changeQr(back, change);
  return [...enlarge(code, withQr), ...leaveOutTexts(code.box.width, back, card, withQr)];
}

/** Black on the back's own colour, or on white where that is too dark. */
export function makeCodeReadable({ card }: PrintedSide, looks: LookLayout | null): Fix[] {
  const { back } = card;
  if (back?.kind !== 'qr') return [];
  const [black, white] = ['#000000', '#ffffff'];
  const change = changeQr(back, { colour: black });
  const isReadable =
    contrastRatio(black, groundOfCode(shownBackBackground(card, back, looks))) >= printLimits.contrast.needed;
  return isReadable
    ? [{ kind: 'recolour', way: 'use', colours: [black], change }]
    : [
        {
          kind: 'recolour',
          way: 'use',
          colours: [white],
          change: { back: { ...change.back, background: white } },
        },
      ];
}

/** Back to the place that the code has without an offset, then to its own size too. */
export function moveCodeBack({ card: { back } }: PrintedSide): Fix[] {
  if (back?.kind !== 'qr') return [];
  return [
    { kind: 'resetPlace', change: changeQr(back, { leftMm: 0, topMm: 0 }) },
    { kind: 'resetPlace', change: changeQr(back, { leftMm: 0, topMm: 0, sizeMm: undefined }) },
  ];
}

type QrBack = Extract<CardBack, { kind: 'qr' }>;

function changeQr(back: QrBack, change: Partial<QrBlock>): { back: QrBack } {
  return { back: { ...back, qr: { ...back.qr, ...change } } };
}

function enlarge({ modules }: PlacedQr, withQr: (change: Partial<QrBlock>) => Fix['change']): Fix[] {
  const size = Math.ceil(modules * printLimits.qrModuleMm.needed);
  return size <= qrLimits.size.max ? [{ kind: 'enlargeQr', size, change: withQr({ sizeMm: size }) }] : [];
}

/** A contact that no code holds, with fewer texts. */
export function shortenContact(card: PrintedSide['card']): Fix[] {
  const { back } = card;
  if (back?.kind !== 'qr') return [];
  return leaveOutTexts(back.qr.sizeMm ?? qrLimits.size.fallback, back, card, (change) =>
    changeQr(back, change),
  );
}

/** Leaves out texts of the contact one after the other until the modules are large enough. */
function leaveOutTexts(
  widthMm: number,
  { qr }: QrBack,
  card: PrintedSide['card'],
  withQr: (change: Partial<QrBlock>) => Fix['change'],
): Fix[] {
  if (qr.content !== 'vcard') return [];
  const { content: texts } = card;
  let fields = codeFieldsOf(card, qr).filter((field) => !isBlank(texts[field]));
  const without: ContactField[] = [];
  for (const field of dispensable.filter((name) => fields.includes(name))) {
    without.push(field);
    fields = fields.filter((name) => name !== field);
    const modules = qrSize(qrTextOf(texts, { ...qr, fields }), 'L');
    if (modules !== null && widthMm / modules >= printLimits.qrModuleMm.needed) {
      return [{ kind: 'leaveOut', fields: without, change: withQr({ fields }) }];
    }
  }
  return [];
}
