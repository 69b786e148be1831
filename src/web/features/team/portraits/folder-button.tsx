import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';

/** The whole folder is chosen at once. */
const folder = { webkitdirectory: '' };

type Props = {
  onChoose: (files: readonly File[]) => void;
  isBusy?: boolean;
  disabled?: boolean;
  size?: 'sm';
};

/** Chooses the folder with the pictures of people. */
export function FolderButton({ onChoose, isBusy = false, disabled = false, size }: Props) {
  const { portraits: t } = useTexts('people');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        {...folder}
        aria-label={t.choose}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button
        variant="outline"
        icon={FolderUp}
        busy={isBusy}
        disabled={disabled}
        onClick={() => input.current?.click()}
        {...(size && { size })}
      >
        {t.choose}
      </Button>
    </>
  );
}
