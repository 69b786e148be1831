import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { saveDesignChanges } from '../../../shared/team/designs.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';

/** Whether each person needs a branch. It is saved when it is switched: it changes no card. */
export function BranchNeeded({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const t = useTexts('designs');
  const { links: failureWords } = useTexts('fill-in');
  const { errors } = useTexts();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const change = useMutation({
    mutationFn: (isBranchOptional: boolean) => saveDesignChanges(client, design.id, { isBranchOptional }),
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: failureWords.atOnceFailed,
        description: error instanceof ApiError && error.code ? errors[error.code] : failureWords.offline,
      }),
  });
  return (
    <div className="pt-4">
      <Switch
        checked={!(change.isPending ? change.variables : design.isBranchOptional)}
        onCheckedChange={(isOn) => change.mutate(!isOn)}
        label={t.branchNeeded}
        hint={t.branchNeededHint}
        disabled={disabled || !isOnline || change.isPending}
      />
    </div>
  );
}
