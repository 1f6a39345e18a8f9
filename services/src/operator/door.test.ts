import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askAtDoor, openDoor } from './door.ts';

let dataDir: string;
let door: { close(): Promise<void> } | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hengcai-door-'));
});
afterEach(async () => {
  await door?.close();
  door = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});
const open = async (obey: (args: string[]) => Promise<string>) => {
  door = await openDoor(dataDir, obey, (error) => `Refused: ${(error as Error).message}`);
};

it('hands a command to the process that runs, and its answer back', async () => {
  await open((args) => Promise.resolve(`did ${args.join(' ')}`));

  expect(await askAtDoor(dataDir, ['--code', '企业'])).toBe('did --code 企业');
});

it('tells a refusal as a sentence', async () => {
  await open(() => Promise.reject(new Error('there is one already')));

  await expect(askAtDoor(dataDir, [])).rejects.toThrow('Refused: there is one already');
});

it('is nowhere while nothing runs, also where a killed process left its socket', async () => {
  expect(await askAtDoor(dataDir, [])).toBeNull();
  mkdirSync(join(dataDir, 'operator'));
  writeFileSync(join(dataDir, 'operator/socket'), '');
  expect(await askAtDoor(dataDir, [])).toBeNull();

  await open(() => Promise.resolve('new'));
  expect(await askAtDoor(dataDir, [])).toBe('new');
});

it('stands in a folder nobody else may enter, whoever made it', async () => {
  mkdirSync(join(dataDir, 'operator'));
  chmodSync(join(dataDir, 'operator'), 0o777);
  await open(() => Promise.resolve(''));

  expect(statSync(join(dataDir, 'operator')).mode & 0o777).toBe(0o700);
  await door?.close();
  door = undefined;
  expect(existsSync(join(dataDir, 'operator/socket'))).toBe(false);
});
