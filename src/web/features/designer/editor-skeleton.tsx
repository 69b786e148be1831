import { Download, Save } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { UndoRedoButtons } from './canvas/undo-redo-buttons.tsx';
import { CanvasSkeleton } from './canvas-skeleton.tsx';
import {
  cardNameBoxStyles,
  cardNameLabelStyles,
  cardNameStyles,
  editorStyles,
  formStyles,
  taglineStyles,
  titleActionsStyles,
  titleBarStyles,
  undoRedoStyles,
} from './editor-styles.ts';
import { FormSkeleton } from './form-skeleton.tsx';

type EditorSkeletonProps = {
  title: string;
  tagline?: string;
  /** Whether the card is probably empty. */
  isNew?: boolean;
};

/** The editor while its code and the draft are loading: with real labels, rulers and guides, and grey values. */
export function EditorSkeleton({ title, tagline, isNew = false }: EditorSkeletonProps) {
  return (
    <div className={editorStyles} aria-busy="true">
      <TitleSkeleton title={title} {...(tagline && { tagline })} />
      <CanvasSkeleton isNew={isNew} className="max-tablet:-order-1 desktop:order-1" />
      {/* Clipped, not scrolled: a scrolling area with nothing to focus cannot be reached by keyboard. */}
      <div className={`${formStyles} desktop:overflow-y-hidden!`}>
        <div className="flex flex-col gap-4 px-4 py-4 tablet:px-6 desktop:pt-4.5">
          <FormSkeleton isNew={isNew} />
        </div>
      </div>
    </div>
  );
}

function TitleSkeleton({ title, tagline }: EditorSkeletonProps) {
  const { editor: t } = useTexts();
  return (
    <div className={titleBarStyles}>
      <div className="max-desktop:shrink-0 desktop:shrink-99999">
        <PageHeading size="bar" pageTitle={title}>
          {title}
        </PageHeading>
        {tagline && <p className={taglineStyles}>{tagline}</p>}
      </div>
      <div className={cardNameStyles}>
        <span className="block pb-1 text-md text-ink-700 tablet:hidden">{t.cardName}</span>
        <span className={classNames(cardNameBoxStyles, 'border-border-strong')}>
          <span className={cardNameLabelStyles}>{t.cardName}</span>
          <span className="flex items-center px-3 tablet:max-desktop:h-5 desktop:w-48.5">
            <Skeleton className="h-3 w-20 rounded-full desktop:w-24" />
          </span>
        </span>
      </div>
      <div className={titleActionsStyles} data-bottom-bar>
        <div className={undoRedoStyles}>
          <UndoRedoButtons />
        </div>
        <Button
          variant="outline"
          disabled
          icon={<Save aria-hidden size={16} strokeWidth={1.75} className="max-desktop:hidden" />}
        >
          {t.save}
        </Button>
        <Button disabled icon={Download}>
          {t.downloadPdf}
        </Button>
      </div>
    </div>
  );
}
