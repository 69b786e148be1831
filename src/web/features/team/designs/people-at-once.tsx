import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { saveDesignChanges } from '../../../shared/team/designs.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';

/** Whether people whom programs send become cards at once. It is saved when it is switched: it changes no card. */
export function PeopleAtOnce({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const { links: t } = useTexts('fill-in');
  const { errors } = useTexts();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const change = useMutation({
    mutationFn: (takesPeopleAtOnce: boolean) => saveDesignChanges(client, design.id, { takesPeopleAtOnce }),
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: t.atOnceFailed,
        description: error instanceof ApiError && error.code ? errors[error.code] : t.offline,
      }),
  });
  return (
    <div className="pt-4">
      <Switch
        checked={change.isPending ? change.variables : design.takesPeopleAtOnce}
        onCheckedChange={(isOn) => change.mutate(isOn)}
        label={t.atOnce}
        hint={t.atOnceHint}
        disabled={disabled || !isOnline || change.isPending}
      />
    </div>
  );
}
