import { Equal, Lock, X } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import type { FontName } from '#domain/card/fonts.ts';
import { lazyComponent, RenderNothing } from '../../../../shared/loading/lazy-component.tsx';
import { prefetchAfterUse } from '../../../../shared/loading/prefetch-when-idle.ts';
import { isPhone } from '../../../../shared/page/breakpoints.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useTypedColour } from '../../../../ui/colour/typed-colour.ts';
import { FieldError } from '../../../../ui/inputs/field-error.tsx';
import type { LinesInputProps } from '../../../../ui/inputs/lines-input.tsx';
import type { FieldRowMessages } from './row-style.tsx';
import { RowStyleToggle } from './row-style-toggle.tsx';

/** What a row gives to its text. */
type TextAttributes = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  onFocus: () => void;
};

type FieldRowProps = {
  label: string;
  /** Selected on the card. */
  isSelected?: boolean;
  /** Renders a `RowText` with these attributes. */
  renderText: (attributes: TextAttributes) => ReactNode;
  /** Absent where the font cannot be chosen. */
  font?: FontName;
  onFontChange?: (font: FontName) => void;
  colour: string;
  onColourChange: (hex: string) => void;
  /** Moves the row; rendered once the page is used. */
  handle?: ReactNode;
  /** Below the font and the colour while they are open. */
  moreStyle?: ReactNode;
  /** In place of the style, after the text of an open row. */
  rowEnd?: ReactNode;
  error?: string | undefined;
  /** Below the row: that its text equals another one. */
  note?: string | undefined;
  /** For a row that can be removed. */
  removal?: { label: string; onRemove: (button: HTMLElement) => void };
  /** In a card of a company design a row has no style of its own. The hint is shown beside a text that is locked. */
  lock?: string | null;
  cardColours: readonly string[];
  messages: FieldRowMessages;
};

/** Loaded once the page is used. */
const RowStyle = lazyComponent(async () => (await import('./row-style.tsx')).RowStyle);

/** The text of one line of the card. Its Aa button opens font and colour below it; on a phone they open with the focus. */
export function FieldRow(props: FieldRowProps) {
  const { label, font, colour, removal, cardColours, messages, lock } = props;
  const id = useId();
  const [errorId, noteId] = [`${id}-error`, `${id}-note`];
  const [isOpen, setOpen] = useState(false);
  // Closed font and colour are rendered once the page is used: the first render of the form is shorter without them.
  const [rendersClosed, setRendersClosed] = useState(false);
  useEffect(() => prefetchAfterUse(() => startTransition(() => setRendersClosed(true))), []);
  const toggle = useCallback(() => setOpen((open) => !open), []);
  const typed = useTypedColour(colour, props.onColourChange);
  const message = props.error ?? (typed.isInvalid ? messages.notAColour(typed.text) : undefined);
  const lockId = `${id}-lock`;

  return (
    // A stacking context: the browser keeps the painting of the other rows while somebody types in one.
    <div data-field-row className="group/row relative z-0 wide:flex">
      {rendersClosed && props.handle}
      <div className="flex shrink-0 justify-between pb-1 text-sm text-ink-700 wide:w-30 wide:pb-0 wide:leading-11 wide:pointer-fine:leading-9">
        <label
          htmlFor={id}
          className={classNames(
            removal && 'self-center max-wide:pointer-coarse:self-end',
            props.isSelected && 'font-medium text-primary',
          )}
        >
          {label}
        </label>
        {removal && (
          <button
            type="button"
            data-remove-row
            aria-label={removal.label}
            title={removal.label}
            onClick={({ currentTarget }) => removal.onRemove(currentTarget)}
            className="grid size-6 shrink-0 cursor-pointer place-items-center self-center rounded-sm text-muted-foreground hover:text-foreground wide:mr-1.5 pointer-coarse:-mr-2 pointer-coarse:size-11 wide:pointer-coarse:-mx-2"
          >
            <X aria-hidden size={14} strokeWidth={1.75} />
          </button>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <fieldset
          onBlur={(event) => {
            if (leavesRow(event)) afterPress(() => setOpen(false));
          }}
          className="grid min-w-0 grid-cols-2 gap-2 tablet:gap-1.5"
        >
          <div
            className={classNames(
              'col-span-2 flex min-h-11 rounded-md border desktop:pointer-fine:min-h-9',
              props.isSelected ? 'bg-primary-soft' : 'bg-card',
              message ? invalidStyles : props.isSelected ? 'border-primary' : validStyles,
            )}
          >
            {props.renderText({
              id,
              onFocus: () => setOpen((open) => open || isPhone()),
              'aria-invalid': props.error ? true : undefined,
              'aria-describedby':
                classNames(lock && lockId, message && errorId, props.note && noteId) || undefined,
            })}
            {lock === undefined ? (
              <RowStyleToggle
                label={`${label}: ${messages.style}`}
                colour={typed.value}
                isOpen={isOpen}
                onToggle={toggle}
              />
            ) : (
              (lock && <LockMark id={lockId} hint={lock} />) || props.rowEnd
            )}
          </div>
          {lock === undefined && (isOpen || rendersClosed) && (
            <Suspense>
              <RowStyle
                label={label}
                isOpen={isOpen}
                font={font}
                onFontChange={props.onFontChange}
                typed={typed}
                cardColours={cardColours}
                messages={messages}
                describedBy={message && errorId}
              >
                {props.moreStyle}
              </RowStyle>
            </Suspense>
          )}
        </fieldset>
        <FieldError id={errorId} message={message} />
        {props.note && (
          <p id={noteId} className="flex items-center gap-1.5 pt-0.5 text-xs text-muted-foreground">
            <Equal aria-hidden size={12} strokeWidth={2} className="shrink-0" />
            {props.note}
          </p>
        )}
      </div>
    </div>
  );
}

/** Loaded with the first line break. */
const LinesInput = lazyComponent(
  async () => (await import('../../../../ui/inputs/lines-input.tsx')).LinesInput,
  RenderNothing,
);

type RowTextProps = Omit<LinesInputProps, 'caret' | 'className'> & {
  /** Shift+Enter breaks the text. */
  canBreak?: boolean;
};

/** The text input of a row. */
export function RowText({ canBreak = false, ...props }: RowTextProps) {
  const { text, onTextChange, ...rest } = props;
  const isBroken = canBreak && text.includes('\n');
  const [hasLines, setHasLines] = useState(isBroken);
  const [caret, setCaret] = useState<number>();
  if (isBroken && !hasLines) setHasLines(true);

  function breakLine(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget: input } = event;
    if (!canBreak || key !== 'Enter' || !shiftKey || rest.readOnly) return;
    event.preventDefault();
    const { value: before, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? before.length;
    void LinesInput.load().then(() => {
      // Letters may have been typed while it was loading.
      const { value } = input;
      const end = value === before ? (selectionEnd ?? start) : start;
      setCaret(1 + (value === before ? start : (input.selectionStart ?? value.length)));
      onTextChange(`${value.slice(0, start)}\n${value.slice(end)}`);
    });
  }

  const input = (
    <input
      type="text"
      {...rest}
      value={text.replaceAll('\n', ' ')}
      onChange={(event) => onTextChange(event.target.value)}
      onKeyDown={breakLine}
      onFocus={() => {
        if (canBreak) LinesInput.prefetch();
        rest.onFocus?.();
      }}
      className={textStyles}
    />
  );
  if (!hasLines) return input;
  return (
    <Suspense fallback={input}>
      <LinesInput {...props} caret={caret} className={textStyles} />
    </Suspense>
  );
}

const textStyles =
  'min-w-0 flex-1 rounded-md bg-transparent px-3 text-lg caret-primary placeholder:text-muted-foreground focus-visible:shadow-none tablet:pr-1 tablet:pl-2.75 tablet:text-md';

/** Marks a locked text. */
function LockMark({ id, hint }: { id: string; hint: string }) {
  return (
    <span id={id} title={hint} className="flex items-center gap-1.5 px-3 text-xs text-muted-foreground">
      <Lock aria-hidden size={14} strokeWidth={1.75} />
      <span className="max-roomy:sr-only">{hint}</span>
    </span>
  );
}

const validStyles =
  'border-input has-[:is(input,textarea):focus]:border-primary has-[:is(input,textarea):focus]:ring-3 has-[:is(input,textarea):focus]:ring-primary/22';

const invalidStyles =
  'border-destructive has-[:is(input,textarea):focus]:ring-3 has-[:is(input,textarea):focus]:ring-destructive/22';

/** Waits for the end of a press that moved the focus: the row above must not fold away what is being clicked. */
function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) {
    action();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    requestAnimationFrame(action);
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: ends.signal });
}

/** The select list and the picker are in portals; focus in them does not count as leaving the row. A menu is not of the row. */
function leavesRow({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return false;
  const panel = relatedTarget.closest('[data-radix-popper-content-wrapper]');
  return panel === null || panel.querySelector('[role=menu]') !== null;
}
