import type { CardImages } from '#domain/card/card-images.ts';

/** The columns of the uploads that a card, a company design or a snapshot shows. */
const columns = {
  logoId: 'logo_id',
  darkLogoId: 'dark_logo_id',
  pictureId: 'picture_id',
} as const satisfies Record<keyof CardImages, string>;

/** The columns as a list, of one table if it is named. */
export function imageColumns(table?: string): string {
  return Object.values(columns)
    .map((column) => (table === undefined ? column : `${table}.${column}`))
    .join(', ');
}

/** The columns of a table under their names in a row. */
export function selectedImages(table: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ');
}

/** The images of a table as the members of a JSON object. */
export function imagesInJson(table: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `'${name}', ${table}.${column}`)
    .join(', ');
}

/** All images of the rows of a table, as a query. */
export function everyImage(table: string): string {
  return Object.values(columns)
    .map((column) => `SELECT ${column} FROM ${table}`)
    .join(' UNION ALL ');
}

/** Whether an upload was shown before a change and is not any more. */
export const isReplaced = [
  `uploads.id IN (${imageColumns('before')})`,
  ...Object.values(columns).map((column) => `uploads.id IS DISTINCT FROM changed.${column}`),
].join(' AND ');
