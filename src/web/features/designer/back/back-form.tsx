import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useDraft } from '../core/use-editor.ts';
import { FormGroup } from '../form/form-group.tsx';
import { BackArtwork } from './back-artwork.tsx';
import { BackTextRow } from './back-text-row.tsx';
import { KindRow } from './kind-row.tsx';
import { QrGroup } from './qr-group.tsx';
import { SecondCard } from './second-card.tsx';

/** All settings of the back: what it shows, its texts, its code, its background and its logo. */
export function BackForm() {
  const { back: words } = useMessages();
  const kind = useDraft(({ card }) => card.back?.kind ?? 'blank');
  return (
    <form
      aria-label={words.form}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-3.5"
    >
      <FormGroup title={words.back} isFirst isLoose>
        <KindRow />
        {kind === 'blank' && <p className="text-sm text-muted-foreground">{words.blankNote}</p>}
      </FormGroup>
      {kind === 'qr' && (
        <>
          <QrGroup />
          <FormGroup title={words.textGroup}>
            <BackTextRow name="above" />
            <BackTextRow name="below" />
          </FormGroup>
        </>
      )}
      {kind === 'text' && (
        <FormGroup title={words.textGroup}>
          <BackTextRow name="message" />
        </FormGroup>
      )}
      {kind === 'card' && <SecondCard />}
      {kind !== 'blank' && <BackArtwork />}
    </form>
  );
}
