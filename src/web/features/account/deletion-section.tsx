import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useDeleteAccount } from './account-mutations.ts';

type DeletionSectionProps = { user: Pick<CurrentUser, 'username' | 'cardCount' | 'secondFactor'> };

export function DeletionSection({ user }: DeletionSectionProps) {
  const { deletion: texts } = useMessages().accountPage;
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <PageSection
      id="deletion"
      title={texts.title}
      action={
        <Button
          variant="outline"
          className="text-destructive! max-desktop:h-11"
          icon={Trash2}
          onClick={() => setDialogOpen(true)}
        >
          {texts.open}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{texts.text(user.cardCount)}</p>
      {isDialogOpen && <DeletionDialog user={user} onClose={() => setDialogOpen(false)} />}
    </PageSection>
  );
}

/** Explains what is deleted and when, and asks who it is. */
function DeletionDialog({ user, onClose }: DeletionSectionProps & { onClose: () => void }) {
  const { dialog: texts } = useMessages().accountPage.deletion;
  const deletion = useDeleteAccount();
  return (
    <StepUpDialog
      title={texts.title}
      description={texts.text(user.cardCount)}
      confirmLabel={texts.confirm}
      username={user.username}
      hasFactor={user.secondFactor === 'on'}
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={(stepUp, showError) => deletion.mutate({ stepUp, showError })}
    />
  );
}
