import { buffer } from 'node:stream/consumers';
import type { CardSnapshot } from '#domain/proof/snapshot.ts';
import type { Needs } from '../services.ts';
import { logoKey } from '../storage/object-keys.ts';

type Deps = Needs<'objects.read' | 'printer.print'>;

/** Makes the file of a snapshot with its stored images. */
export function fileMaker({ objects, printer }: Deps) {
  const readImage = async (id: string | null | undefined): Promise<Uint8Array | null> => {
    if (!id) return null;
    const file = await objects.read(logoKey(id));
    if (!file) throw new Error(`The image ${id} of a snapshot is missing`);
    return buffer(file);
  };
  return async (snapshot: CardSnapshot, signal: AbortSignal): Promise<Buffer> => {
    const images = {
      logo: await readImage(snapshot.logoId),
      darkLogo: await readImage(snapshot.darkLogoId),
      picture: await readImage(snapshot.pictureId),
    };
    return printer.print({ snapshot, ...images }, signal);
  };
}
