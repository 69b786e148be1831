import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { HelpBlock } from '#domain/help/read-help.ts';
import type { TextPart } from '#domain/legal/markdown.ts';
import { TextParts } from '../../shared/page/text-parts.tsx';
import { buttonStyles } from '../../ui/inputs/button.tsx';
import { HelpFigures } from './help-figures.tsx';

/** The text of a page of the help. */
export function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text do not change.
    <Block key={place} block={block} />
  ));
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'section':
      return (
        <h2 id={block.id} className="help-section font-display font-semibold tracking-(--tracking-display)">
          {block.title}
        </h2>
      );
    case 'paragraph':
      return (
        <p className="max-w-180 pt-3 text-lg text-ink-700">
          <TextParts parts={block.parts} />
        </p>
      );
    case 'list':
      return <Items as="ul" items={block.items} />;
    case 'steps':
      return <Items as="ol" items={block.items} />;
    case 'table':
      return <Table {...block} />;
    case 'tip':
      return <Tip paragraphs={block.paragraphs} />;
    case 'figures':
      return <HelpFigures figures={block.figures} />;
  }
}

function Items({ as: List, items }: { as: 'ul' | 'ol'; items: readonly TextPart[][] }) {
  return (
    <List
      className={`flex max-w-180 flex-col gap-1.5 pt-3 pl-5 text-lg text-ink-700 ${List === 'ul' ? 'list-disc' : 'help-steps'}`}
    >
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text do not change.
        <li key={place}>
          <TextParts parts={item} />
        </li>
      ))}
    </List>
  );
}

/** Wider than a phone, it scrolls by itself. */
function Table({ head, rows }: Extract<HelpBlock, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls, also by keyboard.
    <div tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full text-left text-md">
        <thead>
          <tr className="border-b border-border text-sm text-muted-foreground">
            {head.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text do not change.
              <HeadCell key={place} parts={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text do not change.
            <tr key={row} className="border-b border-border align-top">
              <th scope="row" className="py-3 pr-4 font-normal text-ink-700">
                <TextParts parts={first} />
              </th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text do not change.
                <td key={place} className="py-3 pr-4">
                  <TextParts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The corner above the names of the rows is empty, and no header of anything. */
function HeadCell({ parts }: { parts: readonly TextPart[] }) {
  if (parts.length === 0) return <td />;
  return (
    <th scope="col" className="py-2 pr-4 font-normal">
      <TextParts parts={parts} />
    </th>
  );
}

/** A paragraph that is only a link is the button of the tip. */
function Tip({ paragraphs }: { paragraphs: readonly TextPart[][] }) {
  return (
    <div
      role="note"
      className="mt-8 flex gap-4 rounded-lg bg-success-soft px-4 py-4 text-md text-success-soft-foreground tablet:px-5"
    >
      <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-success" />
      <div className="flex min-w-0 flex-1 flex-col gap-3 tablet:flex-row tablet:items-center tablet:justify-between">
        {paragraphs.map((parts, place) => {
          const { text, href = '' } = parts[0] ?? { text: '' };
          return parts.length === 1 && href.startsWith('/') ? (
            <Link
              key={href}
              to={href}
              className={buttonStyles({ variant: 'outline', className: 'self-start' })}
            >
              {text}
            </Link>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text do not change.
            <p key={place} className="max-w-180">
              <TextParts parts={parts} />
            </p>
          );
        })}
      </div>
    </div>
  );
}
