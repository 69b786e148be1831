import { useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { saveDesignChanges } from '../../../shared/team/designs.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';

/** Whether people whom programs send become cards at once. It is saved when it is switched: it changes no card. */
export function PeopleAtOnce({ design, disabled }: { design: SavedDesign; disabled: boolean }) {
  const fillIn = useTexts('fill-in');
  const { links: t } = fillIn;
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const change = useApiMutation(
    (takesPeopleAtOnce: boolean) => saveDesignChanges(client, design.id, { takesPeopleAtOnce }),
    { failure: featureFailures.designSwitch(fillIn) },
  );
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
