import type { ReactNode } from 'react';
import { isOptionalField, type MainField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LabelledRow, narrowHeadingStyles } from './core/controls/labelled-row.tsx';
import { AddLineButton } from './form/add-line-button.tsx';
import { FormGroups } from './form/form-groups.tsx';
import { ImportContactButton } from './import-contact/import-contact-button.tsx';
import { LookPanelSkeleton } from './look/look-skeletons.tsx';
import { StartSkeleton } from './look/start/start-frame.tsx';

/** The usual length of each text. */
const textWidths: Record<MainField, string> = {
  companyName: 'w-24',
  website: 'w-29',
  fullName: 'w-21',
  position: 'w-32',
  phone: 'w-33',
  email: 'w-37',
  url: 'w-35',
};

/** The form while the card is loading: with real labels and grey values. */
export function FormSkeleton({ isNew }: { isNew: boolean }) {
  const { editor: t } = useTexts();
  return (
    <FormGroups
      look={<div className="flex flex-col gap-1.5">{isNew ? <StartSkeleton /> : <LookPanelSkeleton />}</div>}
      cardStyle={
        <LabelledRow label={t.withoutLook}>
          <Outline className="max-tablet:h-33.5 max-tablet:flex-col max-tablet:lines-y tablet:lines-x children:flex children:flex-1 children:items-center children:gap-2 children:px-3">
            <span>
              <SwatchBar />
              <Bar className="w-24" />
            </span>
            <span>
              <Bar className="w-11" />
            </span>
            <span>
              <Bar className="w-14" />
            </span>
          </Outline>
        </LabelledRow>
      }
      textRow={(field) =>
        isOptionalField(field) ? null : (
          <LabelledRow label={t.fields[field]}>
            <Outline className="lines-x children:flex children:items-center children:gap-2 children:px-3">
              <span className="flex-1">
                <Bar className={textWidths[field]} />
              </span>
              <span className="w-11 desktop:pointer-fine:w-9 desktop:pointer-fine:px-2.25!">
                <Bar className="w-5" />
              </span>
              <span className="w-11 desktop:pointer-fine:w-9 desktop:pointer-fine:px-2.25!">
                <SwatchBar />
              </span>
            </Outline>
          </LabelledRow>
        )
      }
      addLine={<AddLineButton disabled />}
      format={
        <LabelledRow label={t.format.title} labelClassName={narrowHeadingStyles}>
          <Outline className="gap-2.5 px-3">
            <Bar className="w-18" />
          </Outline>
        </LabelledRow>
      }
      importContact={<ImportContactButton disabled />}
      background={
        <LabelledRow label={t.background}>
          <Outline className="w-33 gap-2 px-3">
            <SwatchBar />
            <Bar className="w-13" />
          </Outline>
        </LabelledRow>
      }
      orientation={
        <LabelledRow label={t.orientation}>
          <div className="flex gap-2 tablet:max-desktop:flex-col">
            {['w-27', 'w-24'].map((width) => (
              <Outline
                key={width}
                className="gap-2.5 px-3 max-tablet:flex-1 desktop:flex-1 desktop:pointer-fine:h-10!"
              >
                <Skeleton className="size-4 self-center rounded-full" />
                <Bar className={width} />
              </Outline>
            ))}
          </div>
        </LabelledRow>
      }
      logo={
        <>
          <LabelledRow label={t.logo.image} labelClassName="tablet:max-desktop:hidden">
            <Skeleton className="h-11 w-34 rounded-md desktop:pointer-fine:h-9" />
          </LabelledRow>
          <LabelledRow label={t.logo.sizeAndOffset} labelClassName="tablet:max-desktop:hidden">
            <div className="flex gap-2">
              {[t.logo.size, t.logo.left, t.logo.top].map((name) => (
                <Outline key={name} className="flex-1 justify-between px-3">
                  <Bar className="w-7.5" />
                  <Bar className="w-10" />
                </Outline>
              ))}
            </div>
          </LabelledRow>
        </>
      }
    />
  );
}

function Outline({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex h-11 items-stretch rounded-md border border-border-strong bg-card desktop:pointer-fine:h-9',
        className,
      )}
    >
      {children}
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <Skeleton className={`h-3 min-w-0 self-center rounded-full ${className}`} />;
}

function SwatchBar() {
  return <Skeleton className="size-4.5 shrink-0 self-center rounded-swatch" />;
}
