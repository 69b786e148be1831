import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { useMonogramTexts } from './monogram-texts.ts';

const MonogramDialog = lazyComponent(async () => (await import('./monogram-dialog.tsx')).MonogramDialog);

/** Opens the dialog that draws letters as a logo. */
export function MonogramButton({ onUse }: { onUse: (file: File) => void }) {
  const words = useMonogramTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Suspense>
          <MonogramDialog onUse={onUse} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
