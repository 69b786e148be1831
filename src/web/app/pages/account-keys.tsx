import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { ApiKeysSection } from '../../features/api-keys/api-keys-section.tsx';
import { webhooksQuery } from '../../features/webhooks/webhook-queries.ts';
import { WebhooksSection } from '../../features/webhooks/webhooks-section.tsx';
import { apiKeysQuery } from '../../shared/api/api-keys-query.ts';
import { sectionStyles } from '../../shared/page/page-section.tsx';

/** Whether the own account has a key or an address for events. */
export function useHasKeys({ company }: CurrentUser): boolean {
  const { data: keys = [] } = useQuery({ ...apiKeysQuery, enabled: company === null });
  const { data: events } = useQuery({ ...webhooksQuery, enabled: company === null });
  return keys.length > 0 || (events?.endpoints.length ?? 0) > 0;
}

/** The keys of programs and the events for them, as sections of the account or of the company. */
export function AccountKeys({ user }: { user: CurrentUser }) {
  return (
    <>
      <ApiKeysSection user={user} className={sectionStyles} />
      <WebhooksSection className={sectionStyles} />
    </>
  );
}
