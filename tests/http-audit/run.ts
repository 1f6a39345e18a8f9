/** Everything is tried; `npm test` tries a twentieth, and the same each time. */
export const isFull = process.env['FUZZ_FULL'] === '1';

/** The seed of a run: `FUZZ_SEED`, or one of its own for a full run; printed, so that a failure can be repeated. */
export function seedOfRun(title: string): number {
  const seed = Number(process.env['FUZZ_SEED'] ?? (isFull ? Date.now() % 2 ** 31 : 1));
  console.log(`${title}: FUZZ_SEED=${seed}`);
  return seed;
}
