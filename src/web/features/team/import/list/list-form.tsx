import type { PeopleList, ReadChoice, TextForm } from '#people/list/people-list.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { leftOutText } from '../../../../shared/team/left-out-text.ts';
import { Select } from '../../../../ui/inputs/select.tsx';

type Props = { list: PeopleList; onChange: (choice: ReadChoice) => void };

/** How the file was read, to be put right: its encoding and delimiter, the row of the headers, and what was left out. */
export function ListForm({ list: { form, headerRow, headerRows, leftOut }, onChange }: Props) {
  const { columns: t } = useTexts('people');
  return (
    <>
      {form && <TextFormChoice form={form} onChange={onChange} />}
      {headerRows.length > 1 && (
        <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
          <span aria-hidden>{t.headerRow}</span>
          <Select
            label={t.headerRow}
            value={String(headerRow)}
            options={headerRows.map(({ number, text }) => ({
              value: String(number),
              label: `${number}: ${text}`,
            }))}
            onChange={(row) => onChange({ ...form, headerRow: Number(row) })}
            className="min-w-0 flex-1 basis-60"
          />
        </div>
      )}
      {leftOut.length > 0 && <p className="w-full text-muted-foreground">{leftOutText(t, leftOut)}</p>}
    </>
  );
}

function TextFormChoice({ form, onChange }: { form: TextForm; onChange: (choice: ReadChoice) => void }) {
  const { columns: t } = useTexts('people');
  const encodings = ['utf-8', 'windows-1250', 'utf-16le', 'utf-16be'] as const;
  const delimiters = [';', ',', '\t'] as const;
  return (
    <div className="flex flex-wrap gap-2 tablet:ml-auto">
      <Select
        label={t.encoding}
        value={form.encoding}
        options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(encoding) => onChange({ ...form, encoding })}
        className="w-40"
      />
      <Select
        label={t.delimiter}
        value={form.delimiter}
        options={delimiters.map((value) => ({ value, label: t.delimiters[value] }))}
        onChange={(delimiter) => onChange({ ...form, delimiter })}
        className="w-32"
      />
    </div>
  );
}
