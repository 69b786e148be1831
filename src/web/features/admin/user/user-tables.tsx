import { type ReactNode, useState } from 'react';
import type { UserPageData } from '#contract/admin/user-page.ts';
import type { Payment } from '#contract/payment-schema.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { dayAndTime, shortDate } from '../../../shared/i18n/dates.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AdminBox } from '../admin-box.tsx';
import { AuditDetail } from '../audit/audit-detail.tsx';
import { ActionDialog } from './action-dialog.tsx';

type SmallColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  cellStyles?: string;
  isRowHeader?: boolean;
};

type TableProps<Row> = { label: string; columns: readonly SmallColumn<Row>[]; rows: readonly Row[] };

/** A table that scrolls sideways in its box where it is too wide. */
function SmallTable<Row extends { id: string }>({ label, columns, rows }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
    <div tabIndex={0} className="overflow-x-auto">
      <table aria-label={label} className="w-full text-left text-sm whitespace-nowrap">
        <thead>
          <tr className="text-xs text-muted-foreground">
            {columns.map((column) => (
              <th key={column.label} scope="col" className="pr-4 pb-2 font-medium">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-border">
              {columns.map(({ label: name, cell, cellStyles = usualCellStyles, isRowHeader }) =>
                isRowHeader ? (
                  <th key={name} scope="row" className={cellStyles}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={cellStyles}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const usualCellStyles = 'py-2.5 pr-4';
const numberCellStyles = `${usualCellStyles} tabular-nums`;

export function UserPayments({ userId, payments }: { userId: string; payments: readonly Payment[] }) {
  const { payments: t } = useTexts('user-page');
  const { history } = useTexts('admin');
  const common = useTexts();
  const { current: language } = useLanguage();
  const dollars = useDollars();
  const [refunded, setRefunded] = useState<Payment | null>(null);
  return (
    <AdminBox title={t.title}>
      {payments.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t.none}</p>
      ) : (
        <SmallTable
          label={t.title}
          rows={payments}
          columns={[
            { label: t.columns.date, cell: ({ createdAt }) => shortDate(language, createdAt) },
            { label: t.columns.what, cell: ({ plan }) => common.roles[roleOfPlan[plan]] },
            {
              label: t.columns.amount,
              cell: ({ amountCents }) => dollars(amountCents),
              cellStyles: numberCellStyles,
            },
            { label: t.columns.state, cell: ({ state }) => history.states[state] },
            {
              label: t.columns.invoice,
              cell: ({ invoices }) => invoices.map(({ number }) => number).join(', ') || '–',
            },
            {
              label: t.refund,
              cell: (payment) =>
                payment.state === 'succeeded' ? (
                  <Button size="sm" variant="outline" onClick={() => setRefunded(payment)}>
                    {t.refundOf(dollars(payment.amountCents))}
                  </Button>
                ) : (
                  '–'
                ),
              cellStyles: 'py-1',
            },
          ]}
        />
      )}
      {payments.map(
        ({ id, refundableUntil }) =>
          refundableUntil && (
            <p key={id} className="pt-3 text-xs text-muted-foreground">
              {t.guarantee(shortDate(language, refundableUntil))}
            </p>
          ),
      )}
      {refunded && (
        <ActionDialog
          title={t.refundOf(dollars(refunded.amountCents))}
          hint={t.refundHint}
          confirm={t.refundOf(dollars(refunded.amountCents))}
          isDestructive
          run={(reason) =>
            request('refundUserPayment', { params: { id: userId, paymentId: refunded.id }, body: { reason } })
          }
          onClose={() => setRefunded(null)}
        />
      )}
    </AdminBox>
  );
}

export function UserCompanies({ companies }: Pick<UserPageData, 'companies'>) {
  const { companies: t } = useTexts('user-page');
  if (companies.length === 0) return null;
  return (
    <AdminBox title={t.title}>
      <SmallTable
        label={t.title}
        rows={companies}
        columns={[
          {
            label: t.columns.name,
            cell: ({ name }) => name,
            cellStyles: `${usualCellStyles} font-medium`,
            isRowHeader: true,
          },
          { label: t.columns.role, cell: ({ role }) => t.roles[role] },
          { label: t.columns.members, cell: ({ members }) => members, cellStyles: numberCellStyles },
          { label: t.columns.cards, cell: ({ cards }) => cards, cellStyles: numberCellStyles },
        ]}
      />
    </AdminBox>
  );
}

type UserMail = UserPageData['mails'][number];

export function UserMails({ userId, mails }: { userId: string; mails: readonly UserMail[] }) {
  const { mails: t } = useTexts('user-page');
  const { current: language } = useLanguage();
  const [resent, setResent] = useState<UserMail | null>(null);
  const failed = mails.filter(({ state }) => state === 'failed').length;
  return (
    <AdminBox
      title={t.title}
      aside={
        failed > 0 && (
          <span className="rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning-soft-foreground">
            {t.failed(failed)}
          </span>
        )
      }
    >
      {mails.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t.none}</p>
      ) : (
        <SmallTable
          label={t.title}
          rows={mails}
          columns={[
            { label: t.columns.when, cell: ({ createdAt }) => dayAndTime(language, createdAt) },
            { label: t.columns.mail, cell: ({ kind }) => t.kinds[kind] },
            { label: t.columns.to, cell: ({ recipient }) => recipient },
            {
              label: t.columns.result,
              cell: (mail) => (
                <>
                  {t.states[mail.state]}
                  {mail.failure && (
                    <span className="block text-xs text-muted-foreground">{mail.failure}</span>
                  )}
                  {mail.state === 'failed' && (
                    <Button size="sm" variant="outline" className="mt-1" onClick={() => setResent(mail)}>
                      {t.resend}
                    </Button>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      <p className="pt-3 text-xs text-muted-foreground">{t.note}</p>
      {resent && (
        <ActionDialog
          title={t.resendTitle(t.kinds[resent.kind])}
          hint={t.resendHint}
          confirm={t.resend}
          run={(reason) =>
            request('resendMail', { params: { id: userId, mailId: resent.id }, body: { reason } })
          }
          onClose={() => setResent(null)}
        />
      )}
    </AdminBox>
  );
}

export function UserAudit({ audit }: Pick<UserPageData, 'audit'>) {
  const { audit: t } = useTexts('user-page');
  const { audit: names } = useTexts('admin');
  const { current: language } = useLanguage();
  return (
    <AdminBox title={t.title}>
      {audit.length === 0 && <p className="text-sm text-muted-foreground">{t.none}</p>}
      <ul className="text-sm">
        {audit.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-border py-2.5 first:border-t-0"
          >
            <time dateTime={entry.at} className="w-40 shrink-0 text-muted-foreground">
              {dayAndTime(language, entry.at)}
            </time>
            <span className="w-32 shrink-0 font-medium wrap-anywhere">{entry.actorName}</span>
            <span className="min-w-0">
              {names.actions[entry.action]}{' '}
              <span className="text-muted-foreground">
                <AuditDetail entry={entry} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </AdminBox>
  );
}
