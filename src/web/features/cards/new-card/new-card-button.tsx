import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { designsQuery } from '../../../shared/api/designs-query.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

const NewCardDialog = lazyComponent(async () => (await import('./new-card-dialog.tsx')).NewCardDialog);

const styles = 'max-tablet:flex-auto max-tablet:px-3';

/** Opens the editor. Where there are company designs, it asks for one first. */
export function NewCardButton({ variant }: { variant: 'outline' | 'primary' }) {
  const { newCard } = useTexts().cards;
  // The list reads them; the button does not wait for it.
  const { data: designs = [] } = useQuery({ ...designsQuery, enabled: false });
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = designs;
  if (!first)
    return (
      <Button asChild variant={variant} className={styles} icon={Plus}>
        <Link to="/create">{newCard}</Link>
      </Button>
    );
  return (
    <>
      <Button
        variant={variant}
        className={styles}
        icon={Plus}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {newCard}
      </Button>
      {isOpen && (
        <Suspense>
          <NewCardDialog designs={[first, ...others]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
