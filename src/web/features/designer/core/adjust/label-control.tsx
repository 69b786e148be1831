import { canHaveLabel, ownLabelMax, withOwnLabel } from '#domain/card/own-labels.ts';
import type { ContactLineField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { outlineStyles } from '../../../../ui/inputs/outline-styles.ts';
import { useEditorStores } from '../editor-stores.ts';
import { useDraft } from '../use-editor.ts';
import { Cell } from './cell.tsx';
import type { TextTarget } from './text-target.ts';

/** What a person puts before a contact line, in place of its letter or icon. */
export function LabelControl({ field }: TextTarget) {
  const t = useTexts('hand');
  return (
    canHaveLabel(field) && (
      <Cell label={t.label}>
        <div
          className={`flex h-11 w-full rounded-md border bg-card desktop:pointer-fine:h-9 ${outlineStyles}`}
        >
          <LabelInput field={field} />
        </div>
      </Cell>
    )
  );
}

/** The same at the end of the row of a card that uses a company design. */
export function RowLabel({ field }: TextTarget) {
  return (
    canHaveLabel(field) && (
      <span className="flex w-28 shrink-0 border-l border-border max-roomy:w-24">
        <LabelInput field={field} />
      </span>
    )
  );
}

function LabelInput({ field }: { field: ContactLineField }) {
  const t = useTexts('hand');
  const { editor: words } = useTexts();
  const { editor } = useEditorStores();
  const label = useDraft(({ card }) => card.content.labels?.[field] ?? '');
  return (
    <input
      type="text"
      aria-label={`${words.fields[field]}: ${t.label}`}
      placeholder={t.labelExample}
      autoComplete="off"
      maxLength={ownLabelMax}
      value={label}
      onChange={({ target }) => {
        const { labels } = editor.get().present.card.content;
        editor.patchCard(
          { content: { labels: withOwnLabel(labels, field, target.value) } },
          `${field} label`,
        );
      }}
      className="min-w-0 flex-1 rounded-md bg-transparent px-2.5 text-lg caret-primary placeholder:text-muted-foreground focus-visible:shadow-none tablet:text-md"
    />
  );
}
