import type { ReactNode } from 'react';
import type { TextField } from '#domain/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { LogoField } from '../logo/logo-field.tsx';
import { BackgroundRow } from './background-row.tsx';
import { OrientationRow } from './orientation-row.tsx';
import { TextRow } from './text-row.tsx';

/** Everything that can be set about a card: one row for each text, then its paper, its stand and its logo. */
export function SettingsForm() {
  const { editor: words } = useMessages();
  return (
    <form
      aria-label={words.form}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-3.5 tablet:grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-4 desktop:flex desktop:gap-3.5"
    >
      <Group title={words.groups.company} aside={<ColumnNames />} ruled={false}>
        <TextRows fields={['companyName', 'website']} />
      </Group>
      <Group title={words.groups.person} className="tablet:row-start-2">
        <TextRows fields={['fullName', 'position']} />
      </Group>
      {/* On a tablet these two stand beside the four rows above. */}
      <div className="contents tablet:row-span-2 tablet:row-start-1 tablet:col-start-2 tablet:flex tablet:flex-col tablet:gap-4 desktop:contents">
        <Group title={words.groups.contact}>
          <TextRows fields={['phone', 'email', 'url']} />
        </Group>
        <Group title={words.groups.background} titleClassName="tablet:max-desktop:hidden">
          <BackgroundRow />
        </Group>
      </div>
      <div className="-mt-2 max-tablet:-mt-0.5 tablet:max-desktop:mt-0">
        <OrientationRow />
      </div>
      <Group
        title={words.groups.logo}
        aside={<span className="ml-auto text-xs text-muted-foreground">{words.logo.accepted}</span>}
      >
        <LogoField />
      </Group>
    </form>
  );
}

function TextRows({ fields }: { fields: readonly TextField[] }) {
  return fields.map((field) => <TextRow key={field} field={field} />);
}

/** Names the parts of the rows beneath, where these stand side by side. */
function ColumnNames() {
  const { columns } = useMessages().editor;
  return (
    <span
      aria-hidden
      className="absolute right-0 left-27 hidden text-2xs text-muted-foreground *:px-3 wide:flex"
    >
      <span className="flex-1">{columns.text}</span>
      <span className="w-28">{columns.font}</span>
      <span className="w-26.5">{columns.colour}</span>
    </span>
  );
}

type GroupProps = {
  title: string;
  aside?: ReactNode;
  /** Whether a hairline parts it from the group before. */
  ruled?: boolean;
  children: ReactNode;
  className?: string;
  titleClassName?: string;
};

function Group({ title, aside, ruled = true, children, className, titleClassName }: GroupProps) {
  return (
    <section
      className={classNames(
        ruled && 'border-border max-tablet:border-t max-tablet:pt-3.5 desktop:border-t desktop:pt-3.5',
        className,
      )}
    >
      <div className={classNames('relative mb-1.5 flex h-5 items-center', titleClassName)}>
        <h2 className="text-lg font-semibold tablet:text-sm">{title}</h2>
        {aside}
      </div>
      <div className="flex flex-col gap-1.5 max-tablet:gap-3">{children}</div>
    </section>
  );
}
