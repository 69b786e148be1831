import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PageSection } from '../page/page-section.tsx';
import { StepUpDialog, type StepUpInput } from './step-up-dialog.tsx';

type DeletionSectionProps = {
  id: string;
  title: string;
  text: string;
  openLabel: string;
  dialog: { title: string; description: string; confirmLabel: string };
  user: Pick<CurrentUser, 'username' | 'secondFactor'>;
  deletion: {
    isPending: boolean;
    mutate: (
      input: { stepUp: StepUpInput; showError: (error: Error) => void },
      options: { onSuccess: () => void },
    ) => void;
  };
};

/** Says what is deleted and when, and asks who it is before it deletes. */
export function DeletionSection({
  id,
  title,
  text,
  openLabel,
  dialog,
  user,
  deletion,
}: DeletionSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <PageSection
      id={id}
      title={title}
      action={
        <Button variant="outline" className="text-destructive!" icon={Trash2} onClick={() => setAsking(true)}>
          {openLabel}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{text}</p>
      {isAsking && (
        <StepUpDialog
          {...dialog}
          username={user.username}
          hasFactor={user.secondFactor === 'on'}
          isDestructive
          isBusy={deletion.isPending}
          onClose={close}
          onConfirm={(stepUp, showError) => deletion.mutate({ stepUp, showError }, { onSuccess: close })}
        />
      )}
    </PageSection>
  );
}
