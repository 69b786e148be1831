/** The topics of the help, in the order they are read. Each is a file of that name for each language. */
export const helpTopics = [
  'bleed',
  'print-shop',
  'colours',
  'logos',
  'qr-codes',
  'team-import',
  'links',
  'finishing',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The topic of a path or a document, or null. */
export function helpTopicAt(address: string): HelpTopic | null {
  return helpTopics.find((topic) => address === `/help/${topic}`) ?? null;
}
