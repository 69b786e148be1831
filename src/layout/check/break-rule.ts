import type { Card } from '#domain/card/card.ts';
import { isBackText } from '#domain/card/card-back.ts';
import { allowsLineBreaks, linesOf } from '#domain/card/line-breaks.ts';
import type { RunField, Scene } from '../scene.ts';
import type { Finding, RuleResult } from './findings.ts';
import { printedTexts } from './text-rules.ts';

/** Text is broken where its person wants it. `measured` counts the line breaks that are kept. */
export function breaksKept(card: Card, scene: Scene): RuleResult {
  const broken = printedTexts(scene)
    .map(({ field, runs }) => ({
      subject: field,
      needed: countBreaks(card, scene.side, field),
      measured: runs.filter(({ endsAtBreak }) => endsAtBreak).length,
    }))
    .filter(({ needed }) => needed > 0);
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    rule: 'breaksKept',
    measured: broken.length > 0 ? total(broken.map(({ measured }) => measured)) : null,
    needed: total(broken.map(({ needed }) => needed)),
    findings: broken
      .filter(({ measured, needed }) => measured < needed)
      .map((finding): Finding => ({ ...finding, code: 'BREAK_NOT_KEPT', level: 'warning' })),
  };
}

function countBreaks({ content, back }: Card, side: Scene['side'], field: RunField): number {
  if (!isBackText(field)) {
    const texts = side === 'back' && back?.kind === 'card' ? back.content : content;
    return allowsLineBreaks(field) ? linesOf(texts[field] ?? '').length - 1 : 0;
  }
  if (back?.kind === 'text') return linesOf(back.message.text).length - 1;
  return back?.kind === 'qr' && field !== 'message' ? linesOf(back[field]?.text ?? '').length - 1 : 0;
}
