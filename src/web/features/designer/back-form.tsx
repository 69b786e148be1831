import { useTexts } from '../../shared/i18n/use-texts.ts';
import { BackTextRow } from './back/back-text-row.tsx';
import { KindRow } from './back/kind-row.tsx';
import { QrGroup } from './back/qr-group.tsx';
import { SecondCard } from './back/second-card.tsx';
import { BackArtwork } from './back-artwork.tsx';
import { FormGroup } from './core/controls/form-group.tsx';
import { useDraft } from './core/use-editor.ts';

/** All settings of the back: what it shows, its texts, its code, its background and its logo. */
export function BackForm() {
  const { back: t } = useTexts();
  const kind = useDraft(({ card }) => card.back?.kind ?? 'blank');
  return (
    <form aria-label={t.form} onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3.5">
      <FormGroup title={t.back} isFirst isLoose>
        <KindRow />
        {kind === 'blank' && <p className="text-sm text-muted-foreground">{t.blankNote}</p>}
      </FormGroup>
      {kind === 'qr' && (
        <>
          <QrGroup />
          <FormGroup title={t.textGroup}>
            <BackTextRow name="above" />
            <BackTextRow name="below" />
          </FormGroup>
        </>
      )}
      {kind === 'text' && (
        <FormGroup title={t.textGroup}>
          <BackTextRow name="message" />
        </FormGroup>
      )}
      {kind === 'card' && <SecondCard />}
      {kind !== 'blank' && <BackArtwork />}
    </form>
  );
}
