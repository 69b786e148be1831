import { Download, FileUp, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import {
  customPressCondition,
  type PressProfileProblem,
  pressProfileVersion,
  UnusablePressProfile,
} from '#print/colour/custom-press.ts';
import { inkText } from '#print/colour/exact-inks.ts';
import type { PlateFault } from '#print/colour/plate-faults.ts';
import { isPressName, presses } from '#print/colour/press-condition.ts';
import { defaultFileName } from '#print/file-name.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import {
  type ProfileField,
  type ProfileSettings,
  readProfileSettings,
  UnreadableProfile,
} from '#print/profile/profile-settings.ts';
import { downloadFile } from '../../../../shared/files/download-file.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { plateFaultText } from '../../../../shared/print/plate-fault-text.ts';
import { printChoice, setPrintChoice } from '../../../../shared/print/print-choice.ts';
import { iccFiles } from '../../../../shared/print-worker/icc-storage.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { FieldError } from '../../../../ui/inputs/field-error.tsx';
import { FileInput } from '../../../../ui/inputs/file-input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { Switch } from '../../../../ui/inputs/switch.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { FinishingRow } from './finishing-row.tsx';
import { formValues, type PrintShopFormValues, settingsOf } from './print-shop-form-values.ts';

type OwnIcc = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Problem = {
  fields: readonly ProfileField[];
  faults: readonly PlateFault[];
  icc: PressProfileProblem | 'ICC_MISSING' | 'ICC_VERSION_4' | null;
};

const exampleInk = inkText([{ colour: '#e30613', cmyk: [0, 100, 100, 0] }]);

/** What an empty number is, where it is not that of the format. */
const placeholders: Partial<Record<NumberName, string>> = { inkLimit: '300', cornersMm: '0' };

const noProblem: Problem = { fields: [], faults: [], icc: null };

/** What a print shop asks for, as a form. Saving chooses the shop. */
export function PrintShopForm({ shop, onDone }: { shop: PrintShop; onDone: () => void }) {
  const { shops: t } = useTexts('pdf');
  const [values, setValues] = useState(() => formValues(shop.settings));
  const [ownIcc, setOwnIcc] = useState<OwnIcc | null>(null);
  const [problem, setProblem] = useState<Problem>(noProblem);
  const isStored = printChoice.get().own.some(({ id }) => id === shop.id);
  const change = (changed: Partial<PrintShopFormValues>) => setValues({ ...values, ...changed });
  const error = (field: keyof typeof t.allowed) =>
    problem.fields.includes(field) ? t.allowed[field] : undefined;
  const plateError = (field: PlateFault['field']) =>
    problem.faults
      .filter((fault) => fault.field === field)
      .map((fault) => plateFaultText(t, fault))
      .join(' ') || undefined;

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    try {
      const settings = readProfileSettings(settingsOf(values, shop.settings));
      await keepIcc(shop.id, settings, ownIcc);
      chooseShop({ id: shop.id, settings });
      onDone();
    } catch (caught) {
      setProblem(problemOf(caught));
    }
  }

  function remove() {
    const { own } = printChoice.get();
    setPrintChoice({
      chosen: { id: 'standard', settings: {} },
      own: own.filter(({ id }) => id !== shop.id),
    });
    iccFiles.delete(shop.id).catch(() => undefined);
    onDone();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
      <TextInput
        label={t.name}
        value={values.name}
        error={error('name')}
        autoFocus
        compact
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid gap-4 tablet:grid-cols-3">
        <NumberText name="bleedMm" values={values} error={error('bleedMm')} onChange={change} />
        <NumberText name="safeMm" values={values} error={error('safeMm')} onChange={change} />
        <NumberText name="inkLimit" values={values} error={error('inkLimit')} onChange={change} />
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
        <LabelledSelect
          label={t.standard}
          value={values.standard}
          options={(['X-4', 'X-1a'] as const).map((value) => ({ value, label: t.standards[value] }))}
          onChange={(standard) => change({ standard })}
        />
        <LabelledSelect
          label={t.text}
          value={values.text}
          options={(['fonts', 'outlines'] as const).map((value) => ({ value, label: t.texts[value] }))}
          onChange={(text) => change({ text })}
        />
      </div>
      <PressRow
        icc={values.icc}
        problem={problem.icc ? t.iccProblems[problem.icc] : undefined}
        onChange={(icc) => change({ icc })}
        onFile={(file) => {
          setOwnIcc(file);
          change({ icc: file.name });
        }}
      />
      <TextInput
        label={t.fileName}
        hint={t.fileNameHint}
        value={values.fileName}
        error={error('fileName')}
        placeholder={defaultFileName}
        compact
        onChange={({ target }) => change({ fileName: target.value })}
      />
      <TextInput
        label={t.inks}
        hint={t.inksHint}
        value={values.inks}
        error={plateError('inks')}
        placeholder={exampleInk}
        compact
        onChange={({ target }) => change({ inks: target.value })}
      />
      <FinishingRow values={values} error={plateError('finishing')} onChange={change} />
      <NumberText name="cornersMm" values={values} error={error('cornersMm')} onChange={change} />
      <Switch checked={values.marks} onCheckedChange={(marks) => change({ marks })} label={t.marksLabel} />
      <div className="flex flex-wrap items-center gap-2 border-t border-border pt-4">
        {isStored && (
          <>
            <Button
              variant="ghost"
              icon={<Download aria-hidden size={16} />}
              onClick={() => exportShop(shop.settings)}
            >
              {t.export}
            </Button>
            <Button variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={remove}>
              {t.remove}
            </Button>
          </>
        )}
        <span className="flex-1" />
        <Button variant="outline" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit">{t.save}</Button>
      </div>
    </form>
  );
}

type NumberName = 'bleedMm' | 'safeMm' | 'inkLimit' | 'cornersMm';
type NumberTextProps = {
  name: NumberName;
  values: PrintShopFormValues;
  error: string | undefined;
  onChange: (changed: Partial<PrintShopFormValues>) => void;
};

function NumberText({ name, values, error, onChange }: NumberTextProps) {
  const { shops: t } = useTexts('pdf');
  return (
    <TextInput
      label={t.numbers[name]}
      inputMode="decimal"
      value={values[name]}
      error={error}
      placeholder={placeholders[name] ?? t.ofFormat}
      compact
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

type LabelledSelectProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

function LabelledSelect<T extends string>(props: LabelledSelectProps<T>) {
  return (
    <div>
      <span aria-hidden className="mb-1.5 block text-md font-medium tablet:text-sm">
        {props.label}
      </span>
      <Select {...props} />
    </div>
  );
}

type PressRowProps = {
  icc: string;
  problem: string | undefined;
  onChange: (icc: string) => void;
  onFile: (file: OwnIcc) => void;
};

/** The press: a shipped condition, or a custom ICC profile. */
function PressRow({ icc, problem, onChange, onFile }: PressRowProps) {
  const { shops: t } = useTexts('pdf');
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const shipped = Object.keys(presses).filter((name) => isPressName(name));
  const options: { value: string; label: string }[] = [
    ...shipped.map((value) => ({ value, label: t.presses[value] })),
    ...(isPressName(icc) ? [] : [{ value: icc, label: icc }]),
  ];
  return (
    <div>
      <div className="flex items-end gap-2 max-tablet:flex-col max-tablet:items-stretch">
        <div className="min-w-0 flex-1">
          <LabelledSelect label={t.press} value={icc} options={options} onChange={onChange} />
        </div>
        <Button
          variant="outline"
          icon={<FileUp aria-hidden size={16} />}
          onClick={() => input.current?.click()}
        >
          {t.ownIcc}
        </Button>
      </div>
      <FileInput
        ref={input}
        accept=".icc,.icm"
        label={t.ownIcc}
        onFile={(file) =>
          void file.arrayBuffer().then((buffer) => onFile({ name: file.name, bytes: new Uint8Array(buffer) }))
        }
      />
      <FieldError id={errorId} message={problem} />
    </div>
  );
}

/** An ICC profile that the press cannot use, by its code. */
class IccProblem extends Error {
  readonly code: 'ICC_MISSING' | 'ICC_VERSION_4';

  constructor(code: 'ICC_MISSING' | 'ICC_VERSION_4') {
    super(code);
    this.code = code;
  }
}

/** Checks the ICC profile that the settings name, and keeps it on the device. */
async function keepIcc(
  shopId: string,
  { icc, standard }: ProfileSettings,
  chosen: OwnIcc | null,
): Promise<void> {
  if (icc === undefined || isPressName(icc)) return;
  const bytes = chosen?.name === icc ? chosen.bytes : await iccFiles.read(shopId);
  if (!bytes) throw new IccProblem('ICC_MISSING');
  customPressCondition(bytes, icc);
  if (standard === 'X-1a' && pressProfileVersion(bytes) > 2) throw new IccProblem('ICC_VERSION_4');
  await iccFiles.store(shopId, bytes);
}

function problemOf(caught: unknown): Problem {
  if (caught instanceof UnreadableProfile)
    return { ...noProblem, fields: caught.wrong, faults: caught.faults };
  if (caught instanceof UnusablePressProfile || caught instanceof IccProblem)
    return { ...noProblem, icc: caught.code };
  throw caught;
}

function chooseShop(shop: PrintShop): void {
  const { own } = printChoice.get();
  const isKnown = own.some(({ id }) => id === shop.id);
  setPrintChoice({
    chosen: shop,
    own: isKnown ? own.map((other) => (other.id === shop.id ? shop : other)) : [...own, shop],
  });
}

function exportShop(settings: ProfileSettings): void {
  const json = `${JSON.stringify(settings, null, 2)}\n`;
  downloadFile(new Blob([json], { type: 'application/json' }), 'print-shop.json');
}
