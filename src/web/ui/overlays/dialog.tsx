import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import {
  scrimStyles,
  sheetFooterStyles,
  sheetHandleStyles,
  sheetStyles,
  sheetTitleStyles,
} from './dialog-styles.ts';
import { returnToDialog, useModal } from './use-modal.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A modal dialog: `DialogContent` covers the page and hides it from screen readers. */
export function Dialog(props: Omit<ComponentProps<typeof RadixDialog.Root>, 'modal'>) {
  return <RadixDialog.Root modal={false} {...props} />;
}

const widths = {
  md: 'tablet:max-w-120',
  lg: 'tablet:max-w-160',
  xl: 'tablet:max-w-170',
  '2xl': 'tablet:max-w-200',
} as const;

type DialogContentProps = {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Without it there is no close button: a control of the dialog ends it. */
  closeLabel?: string;
  width?: keyof typeof widths;
  /** A form fills the phone's screen; other dialogs are as high as their content. */
  isForm?: boolean;
  /** What gets the focus when the dialog opens, unless it is the first control. */
  initialFocus?: () => HTMLElement | null;
};

/** The content is padded. A row with a full-width hairline needs -mx-4 tablet:-mx-6. */
export function DialogContent({
  title,
  description,
  children,
  footer,
  closeLabel,
  width = 'md',
  isForm = false,
  initialFocus,
}: DialogContentProps) {
  const returnFocus = useReturnFocus(initialFocus);
  return (
    <ModalContent
      {...returnFocus}
      className={classNames(widths[width], isForm && 'max-tablet:h-[calc(100dvh-12px)]')}
      {...(!description && { 'aria-describedby': undefined })}
    >
      <DialogFrame
        title={title}
        description={description}
        closeLabel={closeLabel}
        {...(isForm && {
          headerClassName: 'max-tablet:mb-5 max-tablet:border-b max-tablet:border-border',
        })}
      >
        <div className={classNames('min-h-0 overflow-y-auto px-4 pb-5 tablet:px-6', isForm && 'flex-1')}>
          {children}
        </div>
        {footer && <footer className={sheetFooterStyles}>{footer}</footer>}
      </DialogFrame>
    </ModalContent>
  );
}

type ModalContentProps = ComponentProps<typeof RadixDialog.Content>;

/** Covers the page while the dialog is open, centred or as a sheet at the bottom edge. */
export function ModalContent(props: ModalContentProps) {
  return (
    <RadixDialog.Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is. */}
      <div data-state="open" className={scrimStyles} onMouseDown={keepFocus}>
        <ModalSheet {...props} />
      </div>
    </RadixDialog.Portal>
  );
}

/** A press beside the dialog takes the focus from nothing in it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Mounted while the dialog is open. */
function ModalSheet({ className, ...props }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useModal(content);
  return (
    <RadixDialog.Content
      ref={content}
      data-sheet
      aria-modal
      onFocusOutside={(event) => returnToDialog(event, content.current)}
      onPointerDownOutside={keepAtContextMenu}
      className={classNames(sheetStyles, className)}
      {...props}
    />
  );
}

/** The context menu of the browser does not close the dialog. */
function keepAtContextMenu(event: CustomEvent<{ originalEvent: PointerEvent }>): void {
  const { button, ctrlKey } = event.detail.originalEvent;
  if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault();
}

type DialogFrameProps = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel?: string | undefined;
  headerClassName?: string;
  children: ReactNode;
};

/** Handle, title and close button of a dialog or a sheet, around its content. */
export function DialogFrame({ title, description, closeLabel, headerClassName, children }: DialogFrameProps) {
  return (
    <>
      <span className={sheetHandleStyles} />
      <div className={classNames('shrink-0 pt-6 pr-14 pb-4 pl-4 tablet:pl-6', headerClassName)}>
        <RadixDialog.Title className={sheetTitleStyles}>{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description className="text-md tablet:pt-0.5 text-muted-foreground">
            {description}
          </RadixDialog.Description>
        )}
      </div>
      {children}
      {closeLabel && (
        <RadixDialog.Close
          aria-label={closeLabel}
          className="absolute top-6 right-2 grid size-11 cursor-pointer place-items-center rounded-sm text-foreground tablet:text-muted-foreground tablet:hover:text-foreground tablet:top-3.5 tablet:right-3.5 tablet:size-8 tablet:pointer-coarse:size-11"
        >
          <X aria-hidden strokeWidth={1.75} className="size-5 tablet:size-4" />
        </RadixDialog.Close>
      )}
    </>
  );
}
