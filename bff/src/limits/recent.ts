/** A map that forgets what was used longest ago once there is too much: made-up keys must not fill the memory. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value as the one used last. */
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** Makes a map of at most so many keys. */
export function createRecent<Value>(mostKeys: number): Recent<Value> {
  // A map keeps the order of insertion: what is used is taken out and put in again, so the oldest stands first.
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > mostKeys && oldest !== undefined) values.delete(oldest);
    },
    delete: (key) => void values.delete(key),
  };
}
