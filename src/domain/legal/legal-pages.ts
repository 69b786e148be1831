/** The pages with texts of the operator. */
export const legalPages = ['terms', 'privacy', 'imprint', 'accessibility', 'contact'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The first line of a starting text. Production does not start with a text that still has it. */
export const sampleMark = '<!-- sample -->';

/** Who runs the site. */
export type Operator = { name: string; address: string; registration: string; contact: string };

/** Fills the facts of the operator into a text: {name}, {address}, {registration}, {contact} and {site}. */
export function fillOperator(text: string, operator: Operator & { site: string }): string {
  return text.replaceAll(
    /\{(name|address|registration|contact|site)\}/g,
    (_, fact: keyof typeof operator) => {
      return operator[fact];
    },
  );
}
