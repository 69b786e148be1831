import { Suspense, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

const MonogramDialog = lazyComponent(async () => (await import('./monogram-dialog.tsx')).MonogramDialog);

/** Opens the dialog that draws letters as a logo; beside it, what a logo needs. */
export function MonogramButton({ onUse }: { onUse: (file: File) => void }) {
  const t = useTexts('monogram');
  const { groups } = useTexts().editor;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {t.title}
      </Button>
      <HelpLink topic="logos" about={groups.logo} />
      {isOpen && (
        <Suspense>
          <MonogramDialog onUse={onUse} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
