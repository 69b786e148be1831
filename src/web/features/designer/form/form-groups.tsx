import { Fragment, type ReactNode } from 'react';
import { fieldsOf, type TextField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { FormGroup } from '../core/controls/form-group.tsx';

type FormGroupsProps = {
  look: ReactNode;
  cardStyle: ReactNode;
  /** The row of a text; null for a line that is not shown. */
  textRow: (field: TextField) => ReactNode;
  /** The order of the rows of a group, where it is not that of the form. */
  inOrder?: (fields: readonly TextField[]) => readonly TextField[];
  /** Adds further lines. */
  addLine: ReactNode;
  /** Fills the texts from a signature or a contact. */
  importContact: ReactNode;
  background: ReactNode;
  format: ReactNode;
  orientation: ReactNode;
  logo: ReactNode;
  /** The code of the front. */
  code?: ReactNode;
};

/** The rows of the form under their headings: real rows, or skeleton rows while the card is loading. */
export function FormGroups(props: FormGroupsProps) {
  const { inOrder = (fields) => fields } = props;
  const { look, cardStyle, textRow, addLine, importContact, background, format, orientation, logo } = props;
  const { editor: t } = useTexts();
  const textRows = (...groups: Parameters<typeof fieldsOf>) =>
    inOrder(fieldsOf(...groups)).map((field) => <Fragment key={field}>{textRow(field)}</Fragment>);
  return (
    <div className="flex flex-col gap-3.5">
      {look}
      {cardStyle}
      <div className="flex flex-col gap-3.5 min-[768px]:grid min-[768px]:grid-cols-2 min-[768px]:grid-rows-[auto_1fr] min-[768px]:gap-x-6 min-[768px]:gap-y-4 desktop:flex desktop:gap-3.5">
        <FormGroup title={t.groups.company} isFirst>
          {textRows('company')}
        </FormGroup>
        <FormGroup
          title={t.groups.person}
          aside={importContact}
          className="min-[768px]:max-desktop:row-start-2"
        >
          {textRows('person')}
        </FormGroup>
        {/* On a tablet these two are beside the four rows above. */}
        <div className="contents min-[768px]:max-desktop:col-start-2 min-[768px]:max-desktop:row-span-2 min-[768px]:max-desktop:row-start-1 min-[768px]:max-desktop:flex min-[768px]:max-desktop:flex-col min-[768px]:max-desktop:gap-4">
          <FormGroup title={t.groups.contact}>
            {textRows('contact', 'address', 'extra')}
            {addLine}
          </FormGroup>
          <FormGroup title={t.groups.background} titleClassName="tablet:max-desktop:hidden" isLoose>
            {background}
          </FormGroup>
        </div>
        <div className="-mt-1.5 flex flex-col gap-2 max-tablet:-mt-0.5 max-tablet:gap-3 tablet:max-desktop:mt-0">
          {format}
          {orientation}
        </div>
        <FormGroup
          title={t.groups.logo}
          isLoose
          aside={<span className="ml-auto text-xs text-muted-foreground">{t.logo.accepted}</span>}
        >
          {logo}
        </FormGroup>
        {props.code}
      </div>
    </div>
  );
}
