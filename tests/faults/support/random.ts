import { randomInt } from 'node:crypto';
import { randomOf, type Random } from '@hengcai/shared/random';

/** `npm run faults` takes the numbers of reliability 3; `npm test` a part of them. */
const isFull = process.env['FAULTS'] === 'full';

/** How often something is done: in `npm test`, and in the whole. */
export const times = (quick: number, full: number): number => (isFull ? full : quick);

/** Chance of a scenario. What it drew is repeated with `FAULTS_SEED=<the seed it printed>`. */
export function seeded(scenario: string): Random {
  const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(2 ** 32));
  console.log(`${scenario}: seed ${seed}`);
  return randomOf(seed);
}
