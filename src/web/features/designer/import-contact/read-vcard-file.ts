import { longestText, type ReadProblem } from './read-texts.ts';
import { isVcard, withoutMedia } from './read-vcard.ts';

/** In bytes. Pictures make a file large; they are not read. */
export const largestFile = 1_000_000;

export type FileProblem = ReadProblem | 'notVcard' | 'tooLarge' | 'unreadable';

/** The first contact of a .vcf file without its pictures, and the number of contacts. */
export async function readVcardFile(file: Blob): Promise<{ text: string; contacts: number } | FileProblem> {
  if (file.size > largestFile) return 'tooLarge';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'unreadable';
  const whole = decode(bytes);
  if (!isVcard(whole)) return 'notVcard';
  const [first = ''] = withoutMedia(whole).split(/(?<=^END:VCARD)\s/im, 1);
  if (first.length > longestText) return 'tooLong';
  return { text: first.trim(), contacts: whole.match(/^BEGIN:VCARD/gim)?.length ?? 1 };
}

/** UTF-16 has a mark at its start. What is not UTF-8 is in the encoding of older programs of Central Europe. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
