/** As many keys as one statement gets. */
const maxKeys = 100;

type Waiting<Key, Value> = {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
};

/**
 * Reads the keys that are asked for in one turn of the event loop together. `read` returns a value for each key, in
 * their order. Nobody waits for a later request, and nothing is kept for one.
 */
export function batched<Key, Value>(read: (keys: Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  const readBatch = async (batch: Waiting<Key, Value>[]) => {
    try {
      const values = await read(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const readWaiting = () => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += maxKeys)
      void readBatch(all.slice(first, first + maxKeys));
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readWaiting);
      waiting.push({ key, resolve, reject });
    });
}
