import { ContactRound } from 'lucide-react';
import { type Card, isBlank } from '#domain/card/card.ts';
import { vcardOf } from '#domain/card/contact/vcard.ts';
import { vcardFileName } from '#print/file-name.ts';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';

/** Saves the texts of the card as a vCard. A contact needs a person or a company. */
export function SaveVcf({ card }: { card: Card }) {
  const t = useTexts('card-texts');
  const { fullName = '', companyName = '' } = card.content;

  function save() {
    const file = new Blob([vcardOf(card.content)], { type: 'text/vcard;charset=utf-8' });
    downloadFile(file, vcardFileName(fullName));
  }

  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-sm max-tablet:text-control">
        <span className="block font-semibold">{t.contact}</span>
        <span className="block text-xs text-muted-foreground">{t.contactHint}</span>
      </span>
      <Button
        variant="outline"
        icon={ContactRound}
        disabled={isBlank(fullName) && isBlank(companyName)}
        onClick={save}
      >
        {t.saveVcf}
      </Button>
    </div>
  );
}
