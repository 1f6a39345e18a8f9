import DataLoader from 'dataloader';

interface BatchOptions<Row> {
  /** Reads rows by key; it may answer fewer, in any order. */
  fetch: (keys: string[]) => Promise<readonly Row[]>;
  keyOf: (row: Row) => string;
  /** Most keys the endpoint takes at once; longer lists go in several calls. */
  maxBatch: number;
}

export type BatchLoader<Row> = DataLoader<string, Row | null>;

/** Gathers single reads into one call, matched by key: a row that is missing is null and never its neighbour. */
export function batchLoader<Row>({ fetch, keyOf, maxBatch }: BatchOptions<Row>): BatchLoader<Row> {
  return new DataLoader<string, Row | null>(
    async (keys) => {
      const rows = new Map((await fetch([...keys])).map((row) => [keyOf(row), row]));
      return keys.map((key) => rows.get(key) ?? null);
    },
    { maxBatchSize: maxBatch },
  );
}

/** Follows a reference: the row behind an id, or null where there is no id. */
export const reference = <Row>(loader: BatchLoader<Row>, id: string | null): Promise<Row | null> | null =>
  id === null ? null : loader.load(id);
