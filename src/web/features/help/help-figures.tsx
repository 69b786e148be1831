import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HelpFigure } from '#domain/help/read-help.ts';
import { classNames } from '../../ui/class-names.ts';
import { helpDrawings } from './drawings/help-drawings.tsx';
import { useHelp } from './help-content.ts';

/** Pictures side by side, each with what it shows. */
export function HelpFigures({ figures }: { figures: readonly HelpFigure[] }) {
  return (
    <div className={classNames('grid gap-5 pt-6', figures.length > 1 && 'tablet:grid-cols-2')}>
      {figures.map((figure) => (
        <Figure key={figure.name} figure={figure} />
      ))}
    </div>
  );
}

function Figure({ figure: { name, caption, labels } }: { figure: HelpFigure }) {
  const { words } = useHelp();
  const drawing = helpDrawings[name];
  if (!drawing) return null;
  const { Drawing, mark, keys } = drawing;
  return (
    <figure className="flex flex-col overflow-hidden rounded-lg border border-border bg-card">
      {/* The caption says what it shows. */}
      <div aria-hidden className="flex flex-1 items-center justify-center bg-canvas px-4 py-6 tablet:px-8">
        <Drawing />
      </div>
      <figcaption className="border-t border-border px-4 py-3 text-md">
        <span className="flex gap-2">
          {mark && <Mark mark={mark} word={words[mark]} />}
          {caption}
        </span>
        {labels.length > 0 && (
          <ul className="grid gap-x-6 gap-y-2 pt-3 text-sm text-ink-700 tablet:grid-cols-2">
            {labels.map((label, place) => (
              <li key={label} className="flex items-center gap-2.5">
                {keys?.[place]}
                <span>{label}</span>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}

function Mark({ mark, word }: { mark: 'wrong' | 'right'; word: string }): ReactNode {
  const Icon = mark === 'wrong' ? X : Check;
  return (
    <>
      <Icon
        aria-hidden
        size={16}
        strokeWidth={2}
        className={classNames('mt-0.5 shrink-0', mark === 'wrong' ? 'text-destructive' : 'text-success')}
      />
      <span className="sr-only">{`${word}: `}</span>
    </>
  );
}
