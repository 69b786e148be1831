import type { CardDesign } from '#domain/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { CheckIcon, checkLooks } from '../../../shared/ui/check-icon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useEditor } from '../draft/editor.ts';
import { FixButton } from './fix-button.tsx';
import type { ShownCheck } from './use-print-check.ts';

/** Every finding with its number and its fix, then every rule that is kept. */
export function CheckRows({ check, className }: { check: ShownCheck; className?: string }) {
  const { printCheck: words } = useMessages();
  const editor = useEditor();
  return (
    <ul className={classNames('*:border-b *:border-border', className)}>
      {check.findings.map(({ level, title, detail, fix }, index) => (
        <li key={title} className="flex min-h-13 items-center gap-2.5 py-1.5">
          <CheckIcon state={level} />
          <span className="sr-only">{words.states[level]}: </span>
          <span className="min-w-0 flex-1">
            <span className={classNames('block text-sm font-medium', checkLooks[level].colour)}>
              {words.numbered(index + 1, title)}
            </span>
            <span className="block text-xs text-muted-foreground">{detail}</span>
          </span>
          {fix && <FixButton label={fix.label} onClick={() => editor.changeDesign(fix.change)} />}
        </li>
      ))}
      {check.passed.map(({ rule, title, detail }) => (
        <li key={rule} className="flex min-h-13 items-center gap-2.5 py-1.5">
          <CheckIcon state="passed" />
          <span className="sr-only">{words.states.passed}: </span>
          <span>
            <span className="block text-sm font-medium">{title}</span>
            <span className="block text-xs text-muted-foreground">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Does every fix there is, as one step. */
export function FixAll({ check }: { check: ShownCheck }) {
  const { printCheck: words } = useMessages();
  const editor = useEditor();
  const fixes = check.findings.flatMap(({ fix }) => fix ?? []);
  if (fixes.length < 2) return null;

  function fixAll() {
    const change: Partial<CardDesign> = {};
    for (const fix of fixes) Object.assign(change, fix.change);
    editor.changeDesign(change);
  }

  return <FixButton label={words.fixAll(fixes.length)} onClick={fixAll} />;
}
