import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type FormatId, formatIds } from '#domain/card/formats.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { hasSameCut } from '#editor/card-size.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsPhone } from '../../../shared/page/breakpoints.ts';
import { GuideMark } from '../core/drawing/guide-legend.tsx';
import { useDraft, useSizeBefore } from '../core/use-editor.ts';
import { CustomSize, roundToTenth } from './custom-size.tsx';
import { FormatDrawing } from './format-drawing.tsx';
import type { Format } from './use-format-choice.ts';

type FormatChoicesProps = {
  /** Shows the format on the card. */
  onChoose: (format: Format) => void;
  /** A click keeps the format; Escape does not take it back. */
  onKeep: (format: Format) => void;
  onDone: () => void;
};

/** The usual formats and a custom size as radio buttons. Arrow keys show a format on the card, Enter keeps it. */
export function FormatChoices({ onChoose, onKeep, onDone }: FormatChoicesProps) {
  const { format: t } = useTexts().editor;
  const name = useId();
  const format = useDraft(({ card }) => card.format ?? formatIds[0]);
  const orientation = useDraft(({ card }) => card.orientation);
  const { cut } = guidesOf(resolveFormat({ format, orientation }));
  const custom: Format = { widthMm: roundToTenth(cut.width), heightMm: roundToTenth(cut.height) };
  const choice = (value: Format) => ({ name, onChoose: () => onChoose(value), onKeep: () => onKeep(value) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter bubbles from the choices inside.
    <div
      className="desktop:flex desktop:min-h-0 desktop:flex-col"
      onKeyDown={({ key }) => key === 'Enter' && onDone()}
    >
      <div className="flex items-center justify-between gap-3 pb-2 text-xs text-muted-foreground desktop:px-4 desktop:pt-3.5">
        <h3 className="text-md font-semibold text-foreground max-desktop:hidden">{t.title}</h3>
        <Before />
        <span className="ml-auto">{t.drawnToScale}</span>
      </div>
      <div
        role="radiogroup"
        aria-label={t.title}
        className="flex min-h-0 flex-col gap-0.5 max-desktop:-mx-2 desktop:overflow-y-auto desktop:px-2 desktop:pb-2"
      >
        {formatIds.map((id) => (
          <UsualFormat key={id} id={id} isChecked={id === format} {...choice(id)} />
        ))}
        <FormatOption
          {...choice(custom)}
          title={t.custom}
          cut={cut}
          isChecked={typeof format === 'object'}
          fields={<CustomSize cut={cut} onChange={onChoose} />}
        />
      </div>
      <p className="flex gap-2.5 text-xs text-ink-700 max-desktop:py-3 desktop:rounded-b-md desktop:border-t desktop:border-border desktop:bg-muted desktop:px-4 desktop:py-3">
        <Info aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
        {t.note}
      </p>
    </div>
  );
}

/** On a phone, which has no legend: the size of the dotted edge. */
function Before() {
  const { before: text } = useTexts().editor;
  const isPhone = useIsPhone();
  const before = useSizeBefore();
  const format = useDraft(({ card }) => card.format);
  const orientation = useDraft(({ card }) => card.orientation);
  const { size } = useLengths(before?.format);
  if (!isPhone || !before || hasSameCut(before, { format, orientation })) return null;
  return (
    <span className="flex items-center gap-2">
      <GuideMark guide="before" />
      {text(size(guidesOf(resolveFormat(before)).cut))}
    </span>
  );
}

type OptionProps = { name: string; isChecked: boolean; onChoose: () => void; onKeep: () => void };

function UsualFormat({ id, ...option }: OptionProps & { id: FormatId }) {
  const { format: t } = useTexts().editor;
  const { size } = useLengths(id);
  const { cut, bleed } = guidesOf(resolveFormat({ format: id }));
  const printedScripts: Partial<Record<FormatId, string>> = t.printedScripts;
  const scripts = printedScripts[id];
  return (
    <FormatOption
      {...option}
      title={size(cut)}
      cut={cut}
      details={[t.usualIn[id], t.bleedArea(size(bleed)), ...(scripts ? [scripts] : [])]}
    />
  );
}

type FormatOptionProps = OptionProps & {
  title: string;
  cut: Size;
  details?: readonly string[];
  fields?: ReactNode;
};

function FormatOption(props: FormatOptionProps) {
  const { name, title, cut, details = [], fields, isChecked, onChoose, onKeep } = props;
  const id = useId();
  return (
    <div className="group relative flex items-center gap-3 rounded-md px-2 py-1 has-[input[type=radio]:checked]:bg-primary-soft">
      <input
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onChoose}
        // The browser makes a click of an arrow key too; only a click with a pointer has a count.
        onClick={({ detail }) => detail > 0 && onKeep()}
        aria-labelledby={`${id}-title`}
        aria-describedby={details.length > 0 ? `${id}-details` : undefined}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:inset-ring-2 focus-visible:inset-ring-primary focus-visible:shadow-none"
      />
      <FormatDrawing cut={cut} />
      <div className="min-w-0 flex-1 text-xs text-muted-foreground peer-checked:text-primary-soft-foreground">
        <div id={`${id}-title`} className="text-md font-semibold text-foreground">
          {title}
        </div>
        <div id={`${id}-details`}>
          {details.map((detail) => (
            <div key={detail}>{detail}</div>
          ))}
        </div>
        {/* Above the radio button, which covers the option. */}
        {fields && <div className="relative pt-1">{fields}</div>}
      </div>
      <span
        aria-hidden
        className="grid size-4 shrink-0 place-items-center rounded-full border border-input peer-checked:border-primary peer-checked:bg-primary"
      >
        <span className="size-1.5 rounded-full bg-card dark:bg-background" />
      </span>
    </div>
  );
}
