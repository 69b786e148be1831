import { classNames } from '../../ui/class-names.ts';
import { companyColour } from './company-colour.ts';

type CompanyMarkProps = { company: { id: string; name: string }; className?: string };

/** The first letter of a company on its colour. Hidden from screen readers: the name is always beside it. */
export function CompanyMark({ company: { id, name }, className }: CompanyMarkProps) {
  const { background, letter } = companyColour(id);
  return (
    <span
      aria-hidden
      style={{ background, color: letter }}
      className={classNames(
        'grid shrink-0 place-items-center rounded-md font-semibold inset-ring inset-ring-black/15',
        className,
      )}
    >
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}
