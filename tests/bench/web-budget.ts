import { weighWeb } from '../../scripts/testing/web-budget.mjs';
import { textOption } from './support/options.ts';
import { figure, printTable } from './support/figures.ts';

/**
 * What pages of the web client load before they show. Bytes do not depend on the machine, so that this bench judges, and
 * `npm test` with it: over a budget it fails. `--chunks` lists what the shell is made of.
 */
export async function run(): Promise<void> {
  const { rows, shell } = await weighWeb();
  printTable(
    ['JavaScript, kB gzip', 'is', 'may be'],
    rows.map(({ name, is, mayBe }) => [name, figure(is), figure(mayBe)]),
  );
  if (textOption('chunks') !== undefined)
    printTable(
      ['chunk of the shell', 'kB gzip'],
      [...shell].sort((a, b) => b.size - a.size).map(({ name, size }) => [name, figure(size)]),
    );
  if (rows.some(({ is, mayBe }) => is > mayBe)) process.exitCode = 1;
}
