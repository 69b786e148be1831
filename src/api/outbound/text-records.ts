import { Resolver } from 'node:dns/promises';

/** Reads the texts of a name in the DNS; each may be in several parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const resolver = () => new Resolver({ timeout: 2000, tries: 2 });

/** Whether the DNS has a text at a name. A name server that does not answer has not. */
export async function hasTextRecord(
  name: string,
  value: string,
  resolveTxt: ResolveTxt = (asked) => resolver().resolveTxt(asked),
): Promise<boolean> {
  const texts = await resolveTxt(name).catch(() => []);
  return texts.some((parts) => parts.join('').trim() === value);
}
