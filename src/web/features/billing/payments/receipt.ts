import type { Payment } from '#contract/payment-schema.ts';

/** The translated texts of a receipt. */
export type ReceiptText = {
  language: string;
  title: string;
  lines: readonly (readonly [string, string])[];
  note: string;
};

/** A receipt as a standalone HTML document: no external resources, prints on one page. */
export function receiptDocument({ language, title, lines, note }: ReceiptText): string {
  const rows = lines.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 42rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1917; background: #fff; }
table { width: 100%; border-collapse: collapse; margin: 2rem 0; }
th, td { padding: .6rem 0; border-bottom: 1px solid #e7e5e4; text-align: left; vertical-align: top; }
th { width: 35%; padding-right: 1rem; font-weight: 400; color: #57534e; }
td { overflow-wrap: anywhere; }
</style>
<h1>${escapeHtml(title)}</h1>
<table>
${rows.join('\n')}
</table>
<p>${escapeHtml(note)}</p>
</html>
`;
}

/** The file name of a receipt: the date and the end of the payment id. */
export function receiptName({ createdAt, id }: Pick<Payment, 'createdAt' | 'id'>): string {
  return `vizitka-receipt-${createdAt.slice(0, 10)}-${id.slice(-4)}.html`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
