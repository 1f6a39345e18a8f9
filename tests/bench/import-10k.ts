// What HR waits for on the first day: a whole company comes in from one file.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Data } from '../faults/support/client.ts';
import { figure, megabytes, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';
import { startProduct, type Product } from './support/product.ts';

const GOALS = { seconds: 30, megabytes: 300 };
const POLL_MS = 100;

const HEADINGS =
  'Employee number,Name,Work email,Department code,Department,Position code,Position,Entry date,Manager number,Base salary,ID number,Phone,City';
/** A company of eight people to a manager, in forty departments. */
const fileOf = (rows: number): string =>
  [
    HEADINGS,
    ...Array.from({ length: rows }, (_, i) => {
      const manager = i === 0 ? '' : `P${Math.floor((i - 1) / 8)}`;
      const [department, position] = [i % 40, i % 25];
      const entered = `2021-03-${String((i % 28) + 1).padStart(2, '0')}`;
      return `P${i},Person ${i},p${i}@example.com,D${department},Department ${department},J${position},Job ${position},${entered},${manager},${8000 + (i % 500)}.50,ID${100_000 + i},138${String(i).padStart(8, '0')},上海`;
    }),
  ].join('\n');

async function upload({ bff }: Product, { cookie }: Client, csv: string): Promise<Data> {
  const body = new FormData();
  body.append('file', new Blob([csv], { type: 'text/csv' }), 'company.csv');
  const response = await fetch(`${bff.url}/files/importempinfo`, {
    method: 'POST',
    headers: { cookie, origin: bff.url, 'x-requested-with': 'hengcai', 'accept-language': 'en-US' },
    body,
  });
  const answer = (await response.json()) as Data;
  if (!answer['success']) throw new Error(`the file was refused: ${JSON.stringify(answer)}`);
  return answer['data'] as Data;
}

/** `--rows` (10,000) are uploaded, checked and taken over through the BFF. */
export async function run(): Promise<void> {
  const rows = numberOption('rows', 10_000);
  const product = await startProduct();
  try {
    const admin = await product.signIn('admin');
    const ask = async (name: string, variables: Data): Promise<Data> => {
      const outcome = await admin.run(name, variables);
      if (outcome.kind === 'lost' || !outcome.data || outcome.codes.length > 0 || outcome.userErrors.length > 0)
        throw new Error(`${name}: ${JSON.stringify(outcome)}`);
      return outcome.data;
    };
    const before = (await product.services.usage()).rss;
    let most = before;
    const ended = async (jobId: string): Promise<void> => {
      for (;;) {
        const { job } = await ask('Job', { id: jobId });
        most = Math.max(most, (await product.services.usage()).rss);
        if (job.status === 'DONE') return;
        if (job.status === 'FAILED') throw new Error(`the import failed: ${JSON.stringify(job)}`);
        await delay(POLL_MS);
      }
    };
    const steps: [string, number][] = [];
    const timed = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
      const begin = performance.now();
      const result = await step();
      steps.push([name, (performance.now() - begin) / 1000]);
      return result;
    };
    const { importId } = await timed('upload', () => upload(product, admin, fileOf(rows)));
    const { employeeImport } = await ask('EmployeeImportSummary', { id: importId });
    const mapping = (employeeImport.columns as Data[]).map(({ header, field }) => ({ header, field }));
    await timed('check of every cell', async () => {
      const { mapEmployeeImport } = await ask('MapEmployeeImport', { input: { id: importId, mapping } });
      await ended(mapEmployeeImport.job.id);
    });
    await timed('check with new departments and positions', async () => {
      const found = await ask('EmployeeImportSummary', { id: importId });
      const create = (found['employeeImport'].unknowns as Data[]).map(({ kind, key, code, name, grade }) => ({
        kind,
        key,
        code,
        name,
        grade,
      }));
      const { mendEmployeeImport } = await ask('MendEmployeeImport', { input: { id: importId, create } });
      await ended(mendEmployeeImport.job.id);
    });
    await timed('taking over', async () => {
      const input = { id: importId, clientMutationId: randomUUID() };
      const { commitEmployeeImport } = await ask('CommitEmployeeImport', { input });
      await ended(commitEmployeeImport.job.id);
    });
    const all = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
    console.log(`${rows} employees from a csv, ${product.database}`);
    printTable(
      ['step', 's', 'goal'],
      [...steps.map(([name, seconds]) => [name, figure(seconds), '']), ['all', figure(all), `< ${GOALS.seconds}`]],
    );
    printTable(
      ['memory of the services', 'MB', 'goal'],
      [
        ['before', megabytes(before), ''],
        ['growth at most', megabytes(most - before), `< ${GOALS.megabytes}`],
      ],
    );
  } finally {
    await product.stop();
  }
}
