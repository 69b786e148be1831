import { memo, Suspense } from 'react';
import { isOptionalField, textFields } from '#domain/card/text-fields.ts';
import type { DesignLocks } from '#editor/design-locks.ts';
import { inChosenOrder } from '#editor/hand/field-order.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useDesignLocks, useDraft, useStyle } from './core/use-editor.ts';
import { AddLine } from './form/add-line.tsx';
import { BackgroundRow } from './form/background-row.tsx';
import { BranchRow } from './form/branch-row.tsx';
import { FormGroups } from './form/form-groups.tsx';
import { OptionalFieldRow } from './form/optional-field-row.tsx';
import { OrientationRow } from './form/orientation-row.tsx';
import { TextRow } from './form/text-row.tsx';
import { FormatRow } from './format/format-row.tsx';
import { ImportContact } from './import-contact/import-contact.tsx';
import { LookSection } from './lazy-looks.tsx';
import { LogoField } from './logo/logo-field.tsx';
import { LogoHasName } from './logo/logo-has-name.tsx';
import { LogoLimit } from './logo/logo-limit.tsx';
import { LogoNumbers } from './logo/logo-numbers.tsx';
import { CardStyleRow } from './style/card-style-row.tsx';

const PersonPicture = lazyComponent(
  async () => (await import('./picture/picture-row.tsx')).PersonPicture,
  RenderNothing,
);

const LogoVersions = lazyComponent(
  async () => (await import('./logo/logo-versions.tsx')).LogoVersions,
  RenderNothing,
);

const FrontCodeGroup = lazyComponent(
  async () => (await import('./hand/front-code-group.tsx')).FrontCodeGroup,
  RenderNothing,
);

/** All settings of a card: its look or its style, one row per text, the background, the format, the orientation and the logo. */
export const SettingsForm = memo(function SettingsForm() {
  const { editor: t } = useTexts();
  const locks = useDesignLocks();
  const blocks = useStyle(({ style }) => style.adjustments?.blocks);
  if (locks) return <PersonForm locks={locks} />;
  return (
    <form aria-label={t.form} onSubmit={(event) => event.preventDefault()}>
      <FormGroups
        look={<LookSection />}
        cardStyle={<WithoutLook />}
        textRow={(field) =>
          isOptionalField(field) ? <OptionalFieldRow field={field} /> : <TextRow field={field} />
        }
        inOrder={(fields) => inChosenOrder(fields, blocks)}
        addLine={<AddLine />}
        importContact={<ImportContact />}
        background={<BackgroundRow />}
        format={<FormatRow />}
        orientation={<OrientationRow />}
        logo={
          <LogoField>
            {(isUploading) => (
              <>
                <LogoNumbers isUploading={isUploading} />
                <LogoLimit />
                <LogoVersion />
                <LogoHasName />
              </>
            )}
          </LogoField>
        }
        code={<FrontCode />}
      />
    </form>
  );
});

/** Only a card with a logo loads the code of its versions. */
function LogoVersion() {
  const hasLogo = useDraft(({ logo }) => logo !== null);
  return (
    hasLogo && (
      <Suspense>
        <LogoVersions />
      </Suspense>
    )
  );
}

/** Only a card with a code on its front loads its settings. */
function FrontCode() {
  const hasCode = useStyle(({ style }) => style.adjustments?.code !== undefined);
  return (
    hasCode && (
      <Suspense>
        <FrontCodeGroup />
      </Suspense>
    )
  );
}

/** What decides the style of a card without a look. */
function WithoutLook() {
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  return !hasLook && <CardStyleRow />;
}

/** The branch, the texts and the picture of a card of a company design. Hidden texts are left out. */
function PersonForm({ locks }: { locks: DesignLocks }) {
  const { editor: t } = useTexts();
  const shown = textFields.filter((field) => locks.company.rules[field] !== 'hidden');
  return (
    <form aria-label={t.form} onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-col gap-1.5 max-tablet:gap-3">
        <BranchRow locks={locks} />
        {shown.map((field) => (
          <TextRow key={field} field={field} />
        ))}
        {locks.isPictureOpen && (
          <Suspense>
            <PersonPicture />
          </Suspense>
        )}
      </div>
    </form>
  );
}
