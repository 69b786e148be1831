import { type DBSchema, openDB } from 'idb';

/** The ICC profiles that people bring, by print shop. They stay on the device. */
type IccSchema = DBSchema & { profiles: { key: string; value: Uint8Array<ArrayBuffer> } };

const database = () =>
  openDB<IccSchema>('vizitka-icc', 1, {
    upgrade: (created) => void created.createObjectStore('profiles'),
  });

export async function storeIcc(shopId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await (await database()).put('profiles', bytes, shopId);
}

/** The ICC profile of a print shop; undefined when it is not on this device. */
export async function readIcc(shopId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await database()).get('profiles', shopId);
}

export async function deleteIcc(shopId: string): Promise<void> {
  await (await database()).delete('profiles', shopId);
}
