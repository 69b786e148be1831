import { makeZip } from 'client-zip';
import type { JobInput } from './print-messages.ts';
import { openFile, readArchive } from './read-archive.ts';

/** The archive with one file more, which comes first. The others are read one at a time. */
export async function addToArchive({ archive, file, name }: JobInput<'addToArchive'>): Promise<Blob> {
  async function* files() {
    yield { name, input: file };
    for (const stored of await readArchive(archive)) yield { name: stored.name, input: openFile(stored) };
  }
  return new Response(makeZip(files())).blob();
}
