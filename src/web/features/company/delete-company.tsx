import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { useCompanyTexts } from '../../shared/company/use-company-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import { StepUpDialog } from '../../shared/second-factor/step-up-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useDeleteCompany } from './company-mutations.ts';

type DeleteCompanyProps = { user: CurrentUser; company: Company };

export function DeleteCompany({ user, company }: DeleteCompanyProps) {
  const { remove: texts } = useCompanyTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const deletion = useDeleteCompany({ onDone: close });
  return (
    <PageSection
      id="delete"
      title={texts.title}
      action={
        <Button
          variant="outline"
          className="text-destructive! max-desktop:h-11"
          icon={Trash2}
          onClick={() => setAsking(true)}
        >
          {texts.open}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{texts.text}</p>
      {isAsking && (
        <StepUpDialog
          title={texts.ask(company.name)}
          description={texts.askText(company.members.length, user.cardCount)}
          confirmLabel={texts.confirm}
          username={user.username}
          hasFactor={user.secondFactor === 'on'}
          isDestructive
          isBusy={deletion.isPending}
          onClose={close}
          onConfirm={(stepUp, showError) => deletion.mutate({ stepUp, showError })}
        />
      )}
    </PageSection>
  );
}
