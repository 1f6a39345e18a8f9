import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printedDocument } from './document.ts';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const STRICT = ['--strict', '--noEmit', '--ignoreConfig', '--module', 'preserve', '--target', 'es2022'];

/** Two makers of clients, each with the options it has when nobody gives any. */
const MAKERS = {
  types: (document: string) => [
    path.join(path.dirname(resolve('openapi-typescript/package.json')), 'bin/cli.js'),
    ...[document, '--output', 'types.ts'],
  ],
  client: (document: string) => [
    resolve('swagger-typescript-api/cli'),
    ...['generate', '--path', document, '--output', '.', '--name', 'client.ts'],
  ],
};

/** A page of employees asked for with both, by somebody who trusts nothing but what the compiler says. */
const USE = `
import type { operations } from './types';
import { Api } from './client';

type Answer = operations['empmanage.emplist']['responses'][200]['content']['application/json'];
export function salaries(answer: Answer): (string | null)[] {
  // @ts-expect-error a refusal has no rows
  answer.data.items;
  if (!answer.success) return answer.data?.errors.map(({ code }) => code) ?? [];
  // @ts-expect-error a masked salary is null
  const salary: string = answer.data.items[0].baseSalary;
  return [salary, ...answer.data.items.map(({ baseSalary }) => baseSalary)];
}

export async function names(): Promise<string[]> {
  const api = new Api({ baseUrl: 'http://127.0.0.1:4100' });
  const { data: answer } = await api.empmanage.empmanageEmplist({ pageNo: 1, filter: { keyword: '李' } });
  // @ts-expect-error the call takes no such name
  await api.empmanage.empmanageEmplist({ page: 1 });
  return answer.success ? answer.data.items.map(({ empName }) => empName) : [];
}
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hengcai-clients-'));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(printedDocument()));
  writeFileSync(path.join(folder, 'use.ts'), USE);
  await Promise.all(Object.values(MAKERS).map((make) => run(process.execPath, make('openapi.json'), { cwd: folder })));
});
afterAll(() => rmSync(folder, { recursive: true }));

const made = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

it('clients of two makers have every call of the printed document', () => {
  const [types, client] = [made('types.ts'), made('client.ts')];
  const paths = Object.keys(printedDocument().paths);

  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((one) => !types.includes(`"${one}": {`))).toEqual([]);
  expect(paths.filter((one) => !client.includes(`path: \`${one}\`,`))).toEqual([]);
});

it('clients of two makers compile, and know what is answered', async () => {
  const files = ['types.ts', 'client.ts', 'use.ts'];
  const { stdout } = await run(process.execPath, [TSC, ...STRICT, ...files], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );

  expect(stdout).toBe('');
});
