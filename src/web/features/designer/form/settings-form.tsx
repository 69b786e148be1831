import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { LogoField } from '../logo/logo-field.tsx';
import { CardStyleRow } from '../style/card-style-row.tsx';
import { BackgroundRow } from './background-row.tsx';
import { FormGroups } from './form-groups.tsx';
import { OrientationRow } from './orientation-row.tsx';
import { TextRow } from './text-row.tsx';

/** All settings of a card: its style, one row per text, the background, the orientation and the logo. */
export function SettingsForm() {
  const { editor: words } = useMessages();
  return (
    <form aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
      <FormGroups
        cardStyle={<CardStyleRow />}
        textRow={(field) => <TextRow field={field} />}
        background={<BackgroundRow />}
        orientation={<OrientationRow />}
        logo={<LogoField />}
      />
    </form>
  );
}
