import { type QrBlock, qrLimits } from '#domain/card/card-back.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { ColourRow } from '../core/controls/colour-row.tsx';
import { FormGroup } from '../core/controls/form-group.tsx';
import { PlaceNumbers } from '../core/controls/place-numbers.tsx';
import { NoCode, QrContent } from '../core/controls/qr-content.tsx';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useEditor } from '../core/use-editor.ts';
import { changeBack, inMm, stepOf, useBackOf } from './change-back.ts';
import { CodeReading } from './code-reading.tsx';

/** What the code says, its size and place, and its colour. */
export function QrGroup() {
  const { qr: t } = useTexts().back;
  const editor = useEditor();
  const back = useBackOf('qr');
  const code = useLaidOutCard()
    ?.back()
    ?.items.find((item) => item.kind === 'qr');
  if (!back) return null;
  const { qr } = back;
  const change = (part: Partial<QrBlock>, step?: string) =>
    changeBack(editor, 'qr', (of) => ({ ...of, qr: { ...of.qr, ...part } }), step);
  return (
    <FormGroup
      title={t.title}
      isLoose
      aside={
        <span className="ml-auto">
          <HelpLink topic="qr-codes" about={t.title} />
        </span>
      }
    >
      <QrContent qr={qr} onChange={change} />
      {code ? <CodeReading /> : <NoCode qr={qr} />}
      <PlaceNumbers
        place={{
          size: qr.sizeMm ?? code?.box.width ?? qrLimits.size.fallback,
          left: qr.leftMm ?? 0,
          top: qr.topMm ?? 0,
        }}
        limits={qrLimits}
        onChange={(place) => change(inMm(place), `qr ${stepOf(place)}`)}
      />
      <ColourRow
        label={t.colour}
        hint={t.colourHint}
        value={qr.colour ?? '#000000'}
        onChange={(colour) => change({ colour }, 'qr colour')}
      />
    </FormGroup>
  );
}
