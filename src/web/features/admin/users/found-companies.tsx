import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

type FoundCompaniesProps = {
  search: string;
  /** Called with the id of a company, whose search finds its members. */
  onOpen: (id: string) => void;
};

/** The companies whose name begins with a search. Nothing where there are none. */
export function FoundCompanies({ search, onOpen }: FoundCompaniesProps) {
  const { companies: t } = useTexts('admin');
  const isName = search !== '' && !search.includes('@');
  const { data } = useQuery({
    queryKey: ['users', 'companies', search],
    queryFn: () => request('listAllCompanies', { query: { search, limit: '10' } }),
    enabled: isName,
  });
  if (!isName || !data || data.length === 0) return null;
  return (
    <section aria-label={t.title} className="pb-4 max-tablet:px-4">
      <h2 className="pb-2 text-sm font-semibold">{t.title}</h2>
      <ul className="flex flex-wrap gap-2">
        {data.map(({ id, name, members, cards }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-11 max-w-full cursor-pointer items-center gap-2.5 rounded-md border border-border-strong bg-card px-3 py-1.5 text-left text-sm hover:border-primary"
            >
              <Building2
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="shrink-0 text-muted-foreground"
              />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-xs text-muted-foreground">{t.about(members, cards)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
