// Reliability P3: a company comes to work at nine. What signing in costs must not reach those who are in already.
import { figure, percentile, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';
import { startProduct } from './support/product.ts';

/** So many read while the others sign in. */
const READERS = 8;
const GOALS = { login: 8000, read: 2000 };

/** Lets `--logins` people (100) sign in at once, and prints how long they and those who read meanwhile waited. */
export async function run(): Promise<void> {
  const logins = numberOption('logins', 100);
  const product = await startProduct();
  try {
    const people = await product.people(logins + READERS);
    const readers = await Promise.all(people.slice(0, READERS).map((one) => product.signIn(one)));
    const reads: number[] = [];
    let over = false;
    const reading = readers.map(async (reader) => {
      while (!over) {
        const answer = await reader.run('Attention');
        if (answer.kind === 'lost' || answer.codes.length > 0)
          throw new Error(`a read failed: ${JSON.stringify(answer)}`);
        reads.push(answer.milliseconds);
      }
    });
    const begin = performance.now();
    const outcomes = await Promise.all(
      people.slice(READERS).map(async (one) => {
        const refused = await product.signIn(one).then(
          () => false,
          (error: Error) => {
            if (!error.message.includes('RATE_LIMITED')) throw error;
            return true;
          },
        );
        return { refused, milliseconds: performance.now() - begin };
      }),
    );
    over = true;
    await Promise.all(reading);
    const times = outcomes.filter(({ refused }) => !refused).map(({ milliseconds }) => milliseconds);
    console.log(`${logins} sign-ins at once, ${READERS} readers, ${product.database}`);
    printTable(
      ['ms', 'p50', 'p99', 'longest', 'goal', 'answered', 'refused (429)'],
      [
        [
          'sign-in',
          percentile(times, 50),
          percentile(times, 99),
          Math.max(...times),
          `longest ≤ ${GOALS.login}`,
          times.length,
          outcomes.length - times.length,
        ],
        [
          'read meanwhile',
          percentile(reads, 50),
          percentile(reads, 99),
          Math.max(...reads),
          `p99 ≤ ${GOALS.read}`,
          reads.length,
          0,
        ],
      ].map((row) => row.map((cell) => (typeof cell === 'number' ? figure(Math.round(cell)) : cell))),
    );
  } finally {
    await product.stop();
  }
}
