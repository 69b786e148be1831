import { problemCodes } from '#contract/field-errors.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { sentContent } from '#domain/design/company-design.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import type { ImportOrder, RefusedRow, RefusedRows } from '../import-state.ts';

/** The rows that a refusal names: `create/2/texts/email` is the third new card. */
export function refusedRows(error: unknown, { body, createdRows, changedRows }: ImportOrder): RefusedRows {
  const refused = new Map<number, RefusedRow>();
  for (const [path, code] of Object.entries(fieldsOf(error))) {
    const [, part = '', index = '', field = ''] =
      /^(create|change)\/(\d+)\/(?:texts\/)?(\w+)$/.exec(path) ?? [];
    const isNew = part === 'create';
    const row = (isNew ? createdRows : changedRows)[Number(index)];
    const sent = (isNew ? body.create : body.change)?.[Number(index)];
    const problem = problemOf(field, code);
    if (row === undefined || sent === undefined || !problem) continue;
    const before = refused.get(row)?.problems ?? [];
    refused.set(row, { sent: sortedJson(sentContent(sent)), problems: [...before, problem] });
  }
  return refused;
}

/** The rows with what the server refused, as long as the same would be sent again. */
export function withRefusals(rows: readonly CheckedRow[], refused: RefusedRows): readonly CheckedRow[] {
  if (refused.size === 0) return rows;
  return rows.map((row) => {
    const refusal = refused.get(row.person.row);
    if (!refusal || row.problems.length > 0 || sortedJson(sentContent(row.content)) !== refusal.sent)
      return row;
    return { ...row, problems: refusal.problems };
  });
}

function fieldsOf(error: unknown): Record<string, unknown> {
  const body = error instanceof ApiError ? error.body : null;
  const isNamed = typeof body === 'object' && body !== null && 'fields' in body;
  return isNamed && typeof body.fields === 'object' && body.fields !== null ? { ...body.fields } : {};
}

function problemOf(name: string, code: unknown): RowProblem | null {
  if (name === 'branchId') return { kind: code === problemCodes.branch ? 'branch' : 'branchMissing' };
  const field = textFields.find((one) => one === name);
  return field ? { kind: kinds.find((kind) => problemCodes[kind] === code) ?? 'refused', field } : null;
}

const kinds = ['locked', 'required', 'tooLong', 'email'] as const;
