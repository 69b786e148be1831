import { CircleAlert, CircleCheck, Clock, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Order, OrderLine } from '#contract/orders/order-schemas.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { byBranchAndName } from '#domain/order/sort-lines.ts';
import { guidesOf } from '#layout/guides.ts';
import { CardPicture } from '../../shared/card/card-picture.tsx';
import { useRenderSlot } from '../../shared/card/use-render-slot.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { MarkedWords } from '../../shared/team/marked-words.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { wrappingTrackStyles } from '../../ui/inputs/segment-styles.ts';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { CardRequests } from './card-requests.tsx';
import { QuantityField } from './quantity-field.tsx';

type Props = {
  order: Order;
  isEditable: boolean;
  onChange: (lines: readonly OrderLine[]) => void;
};

type Filter = 'all' | 'new' | 'changed' | 'same';
const filters = ['all', 'new', 'changed', 'same'] as const;
const usualQuantities = ['50', '100', '200', '250', '300', '500', '1000'] as const;
/** How many people are shown before the button for more. */
const pageSize = 50;

/** The people of an order by branch and name. */
export function OrderLines({ order, isEditable, onChange }: Props) {
  const { page: t } = useTexts('orders');
  const { current: language } = useLanguage();
  const [filter, setFilter] = useState<Filter>('all');
  const [shownMax, setShownMax] = useState(pageSize);
  const { lines } = order;
  const sorted = useMemo(() => {
    const compare = byBranchAndName(language);
    const keyOf = (line: OrderLine) => ({ branch: line.branch, name: nameOf(line) });
    return lines.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  }, [lines, language]);
  const countOf = (kind: Filter) =>
    kind === 'all' ? lines.length : lines.filter(({ change }) => change?.kind === kind).length;
  const shown = sorted.filter(({ change }) => filter === 'all' || change?.kind === filter);
  const isOpen = lines.some(({ change }) => change !== null);
  const [first] = lines;
  const isSame = lines.every(({ quantity }) => quantity === first?.quantity);
  const usual = isSame ? String(first?.quantity) : '';
  const common = usualQuantities.find((quantity) => quantity === usual) ?? 'below';
  const replace = (changed: OrderLine) =>
    onChange(lines.map((line) => (line.cardId === changed.cardId ? changed : line)));
  return (
    <section aria-label={t.filter} className="min-w-0">
      {isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <SegmentedChoice
            label={t.filter}
            value={filter}
            options={filters.map((value) => ({
              value,
              label: `${t.filters[value]} ${countOf(value)}`,
            }))}
            onChange={setFilter}
            className={`max-tablet:w-full ${wrappingTrackStyles}`}
          />
          {isEditable && (
            <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
              <span aria-hidden>{t.quantityAll}</span>
              <Select
                label={t.quantityAll}
                className="w-32"
                value={common}
                options={[
                  { value: 'below', label: t.asBelow },
                  ...usualQuantities.map((value) => ({ value, label: value })),
                ]}
                onChange={(value) => {
                  if (value !== 'below')
                    onChange(lines.map((line) => ({ ...line, quantity: Number(value) })));
                }}
              />
            </div>
          )}
        </div>
      )}
      <ul className="rounded-lg border border-border bg-card shadow-xs lines-y">
        {shown.slice(0, shownMax).map((line) => (
          <LineItem
            key={line.cardId}
            line={line}
            isReleased={order.state === 'ready' && line.approval?.state !== 'approved'}
            isEditable={isEditable}
            onQuantity={(quantity) => replace({ ...line, quantity })}
            onRemove={
              isEditable && lines.length > 1
                ? () => onChange(lines.filter(({ cardId }) => cardId !== line.cardId))
                : null
            }
          />
        ))}
        {shown.length > shownMax && (
          <li className="grid justify-items-center p-2">
            <Button variant="ghost" onClick={() => setShownMax(shownMax + 4 * pageSize)}>
              {t.more(shown.length - shownMax)}
            </Button>
          </li>
        )}
      </ul>
      {order.missing > 0 && <p className="pt-3 text-sm text-muted-foreground">{t.missing(order.missing)}</p>}
    </section>
  );
}

type LineProps = {
  line: OrderLine;
  isReleased: boolean;
  isEditable: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: (() => void) | null;
};

function LineItem({ line, isReleased, isEditable, onQuantity, onRemove }: LineProps) {
  const { page: t } = useTexts('orders');
  const isDrawn = useRenderSlot();
  const { card } = line;
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  const name = nameOf(line);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="block w-14 shrink-0" style={{ aspectRatio: `${width} / ${height}` }}>
        <CardPicture card={card} isDrawn={isDrawn} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {[card.content.position, line.branch].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="min-w-0 text-sm wrap-anywhere max-tablet:order-1 max-tablet:w-full tablet:flex-1 tablet:basis-44">
        <Change line={line} />
        <Approval line={line} isReleased={isReleased} />
      </div>
      <div className="flex items-center gap-1">
        {isEditable ? (
          <QuantityField name={name} value={line.quantity} onChange={onQuantity} />
        ) : (
          <span className="font-medium tabular-nums">
            <span className="sr-only">{t.quantityOf(name)}: </span>
            {line.quantity}
          </span>
        )}
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            className="size-9 px-0 text-muted-foreground max-desktop:size-11"
            aria-label={t.removeOf(name)}
            icon={Trash2}
            onClick={onRemove}
          />
        )}
      </div>
      <CardRequests line={line} mayChange={isEditable} />
    </li>
  );
}

function Change({ line: { change } }: { line: OrderLine }) {
  const { page: t } = useTexts('orders');
  const { fields } = useTexts().editor;
  if (!change) return null;
  if (change.kind === 'same') return <p className="text-muted-foreground">{t.changes.same}</p>;
  const badge = (text: string) => (
    <strong className="rounded-xs bg-secondary px-1 text-xs font-medium">{text}</strong>
  );
  if (change.kind === 'new') return <p>{badge(t.changes.new)}</p>;
  return (
    <p>
      {badge(t.changes.changed)} {change.texts.length === 0 && t.changes.look}
      {change.texts.map(({ field, before, after }) => (
        <span key={field}>
          <span className="sr-only">{t.changes.text(fields[field], before || '–', after || '–')} </span>
          <span aria-hidden="true">
            <MarkedWords before={before} after={after} />
          </span>
        </span>
      ))}
    </p>
  );
}

function Approval({ line: { approval }, isReleased }: { line: OrderLine; isReleased: boolean }) {
  const { approvals } = useTexts('orders').page;
  if (approval?.state === 'approved')
    return (
      <p className="flex items-center gap-1.5 text-xs text-success">
        <CircleCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {approvals.approved(approval.answeredBy ?? '')}
      </p>
    );
  if (approval?.state === 'changes')
    return (
      <p className="flex items-center gap-1.5 text-xs text-destructive">
        <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {approvals.changes}
      </p>
    );
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted-foreground">
      <Clock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      {isReleased ? approvals.released : approval ? approvals.waiting : approvals.none}
    </p>
  );
}

function nameOf({ card }: OrderLine): string {
  return card.content.fullName ?? '';
}
