import type { BatchLoader } from '../../rest/batch-loader.ts';

interface Staffed {
  filled: number | null;
  coming: number | null;
}

/** How many people have something: as the row says, or asked for once for all rows that were read without counting. */
export const counted = async <Row extends Staffed>(
  row: Row,
  what: keyof Staffed,
  loader: BatchLoader<Row>,
  id: string,
): Promise<number | null> => row[what] ?? (await loader.load(id))?.[what] ?? null;
