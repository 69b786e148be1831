import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { classNames } from '../../ui/class-names.ts';
import { outlineStyles } from '../../ui/inputs/outline-styles.ts';
import { UndoRedo } from './canvas/undo-redo.tsx';
import { useDraft, useEditor, useFieldError } from './core/use-editor.ts';
import {
  cardNameBoxStyles,
  cardNameLabelStyles,
  cardNameStyles,
  taglineStyles,
  titleActionsStyles,
  titleBarStyles,
  undoRedoStyles,
} from './editor-styles.ts';

type TitleBarProps = {
  title: string;
  /** The label of the name, unless it is that of a card. */
  nameLabel?: string;
  /** Below the title: what the page is for. */
  tagline?: string;
  /** Beside the title: the number of saved cards, or whether there are unsaved changes. */
  usage?: ReactNode;
  /** Before the title: the link back. */
  back?: ReactNode;
  /** Save and download; fixed to the bottom edge on a phone. */
  actions: ReactNode;
};

/** The page title, the card's name and its actions. On a phone undo and redo are among the actions. */
export function TitleBar({ title, nameLabel, tagline, usage, back, actions }: TitleBarProps) {
  return (
    <div className={titleBarStyles}>
      {back}
      <div className="max-desktop:shrink-0 desktop:shrink-99999">
        <PageHeading size="bar" pageTitle={title}>
          {title}
        </PageHeading>
        {tagline && <p className={taglineStyles}>{tagline}</p>}
      </div>
      {usage}
      <CardName {...(nameLabel !== undefined && { label: nameLabel })} />
      <div className={titleActionsStyles} data-bottom-bar>
        <div className={undoRedoStyles}>
          <UndoRedo />
        </div>
        {actions}
      </div>
    </div>
  );
}

function CardName({ label }: { label?: string }) {
  const { editor: t, fieldErrors } = useTexts();
  const shown = label ?? t.cardName;
  const editor = useEditor();
  const name = useDraft((draft) => draft.name);
  const error = useFieldError('name');
  const errorId = useId();
  return (
    <div className={classNames(cardNameStyles, 'relative')}>
      <label className="block">
        <span className="block pb-1 text-md text-ink-700 tablet:hidden">{shown}</span>
        <span className={classNames(cardNameBoxStyles, outlineStyles, error && 'border-destructive')}>
          <span className={cardNameLabelStyles}>{shown}</span>
          <input
            type="text"
            name="name"
            value={name}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
            maxLength={200}
            autoComplete="off"
            placeholder={t.cardNameExample}
            onChange={({ target }) => editor.change({ name: target.value }, 'name')}
            className="w-full min-w-0 bg-transparent px-3 text-lg caret-primary placeholder:text-muted-foreground focus-visible:shadow-none tablet:text-md desktop:w-48.5"
          />
        </span>
      </label>
      <div id={errorId} aria-live="polite">
        {error && (
          <p className="flex gap-1.5 pt-1 text-sm text-destructive tablet:absolute tablet:top-full tablet:left-0 tablet:z-30 tablet:mt-1 tablet:rounded-sm tablet:border tablet:border-border tablet:bg-popover tablet:px-2 tablet:py-1 tablet:whitespace-nowrap tablet:shadow-sm">
            <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-0.75 shrink-0" />
            {fieldErrors[error]}
          </p>
        )}
      </div>
    </div>
  );
}
