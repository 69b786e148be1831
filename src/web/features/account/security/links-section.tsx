import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageSection } from '../../../shared/page/page-section.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { FactorRow } from './factor-row.tsx';
import { identitiesQuery, useRemoveIdentity } from './security-queries.ts';

/** The companies whose providers sign the person in. Without one there is nothing to see. */
export function LinksSection() {
  const { links: t } = useTexts('second-factor');
  const { current: language } = useLanguage();
  const { data: identities = [] } = useQuery(identitiesQuery);
  const remove = useRemoveIdentity();
  if (identities.length === 0) return null;
  return (
    <PageSection id="links" title={t.title}>
      <p className="pt-0.5 text-muted-foreground">{t.text}</p>
      <ul className="lines-y pt-2">
        {identities.map((identity) => (
          <FactorRow
            key={identity.companyId}
            icon={<Link2 aria-hidden size={18} strokeWidth={1.75} />}
            name={identity.company}
            detail={t.since(identity.issuer, shortDate(language, identity.since))}
            action={
              <Button
                variant="outline"
                size="sm"
                aria-label={t.removeNamed(identity.company)}
                busy={remove.isPending && remove.variables.companyId === identity.companyId}
                onClick={() => remove.mutate(identity)}
              >
                {t.remove}
              </Button>
            }
          />
        ))}
      </ul>
    </PageSection>
  );
}
