import { use } from 'react';
import { isFurtherLine, textFields } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { type DesignLocks, DesignLocksContext } from '../core/design-locks.ts';
import { FormatRow } from '../format/format-row.tsx';
import { LogoField } from '../logo/logo-field.tsx';
import { LogoHasName } from '../logo/logo-has-name.tsx';
import { LogoLimit } from '../logo/logo-limit.tsx';
import { LogoNumbers } from '../logo/logo-numbers.tsx';
import { CardStyleRow } from '../style/card-style-row.tsx';
import { ImportTexts } from '../texts-in/import-texts.tsx';
import { AddLine } from './add-line.tsx';
import { BackgroundRow } from './background-row.tsx';
import { BranchRow } from './branch-row.tsx';
import { FormGroups } from './form-groups.tsx';
import { FurtherLineRow } from './further-line-row.tsx';
import { OrientationRow } from './orientation-row.tsx';
import { TextRow } from './text-row.tsx';

/** All settings of a card: its style, one row per text, the background, the format, the orientation and the logo. */
export function SettingsForm() {
  const { editor: words } = useMessages();
  const locks = use(DesignLocksContext);
  if (locks) return <PersonForm locks={locks} />;
  return (
    <form aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
      <FormGroups
        cardStyle={<CardStyleRow />}
        textRow={(field) =>
          isFurtherLine(field) ? <FurtherLineRow field={field} /> : <TextRow field={field} />
        }
        addLine={<AddLine />}
        importTexts={<ImportTexts />}
        background={<BackgroundRow />}
        format={<FormatRow />}
        orientation={<OrientationRow />}
        logo={
          <LogoField>
            {(isUploading) => (
              <>
                <LogoNumbers isUploading={isUploading} />
                <LogoLimit />
                <LogoHasName />
              </>
            )}
          </LogoField>
        }
      />
    </form>
  );
}

/** The branch and the texts of a card of a company design. Hidden texts are left out. */
function PersonForm({ locks }: { locks: DesignLocks }) {
  const { editor: words } = useMessages();
  const shown = textFields.filter((field) => locks.company.rules[field] !== 'hidden');
  return (
    <form aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-col gap-1.5 max-tablet:gap-3">
        <BranchRow locks={locks} />
        {shown.map((field) => (
          <TextRow key={field} field={field} />
        ))}
      </div>
    </form>
  );
}
