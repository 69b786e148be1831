import { type DBSchema, openDB } from 'idb';

type Bytes = Uint8Array<ArrayBuffer>;
type FilesSchema = DBSchema & { profiles: { key: string; value: Bytes } };

/** The name that the first of these databases gave its store. */
const store = 'profiles';

/** Files that people bring and that stay on their device, in a database of their own. */
export function deviceFiles(name: string) {
  const database = () =>
    openDB<FilesSchema>(name, 1, { upgrade: (created) => void created.createObjectStore(store) });
  return {
    async store(key: string, bytes: Bytes): Promise<void> {
      await (await database()).put(store, bytes, key);
    },
    /** Undefined when the file is not on this device. */
    async read(key: string): Promise<Bytes | undefined> {
      return (await database()).get(store, key);
    },
    async has(key: string): Promise<boolean> {
      return (await (await database()).count(store, key)) > 0;
    },
    async delete(key: string): Promise<void> {
      await (await database()).delete(store, key);
    },
    async clear(): Promise<void> {
      await (await database()).clear(store);
    },
  };
}
