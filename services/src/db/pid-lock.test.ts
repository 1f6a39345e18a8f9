import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './pid-lock.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hengcai-lock-'));
  file = join(directory, 'pglite.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('keeps a second opener of the same process out until it is given back', () => {
  const unlock = lockDirectory(file);
  expect(() => lockDirectory(file)).toThrow(/in use by process/);
  unlock();
  lockDirectory(file)();
});

it('is never taken from a living process', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(file, JSON.stringify({ pid: other.pid, started: null }));
  expect(() => lockDirectory(file)).toThrow(`process ${other.pid}`);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  lockDirectory(file)();
});

it('is taken from a process that was killed, even while its parent has not noticed', async (ctx) => {
  ctx.skip(!existsSync('/proc/self/stat'), 'no /proc to look at processes in');
  // The shell starts a child, tells its number and becomes a program that never asks for the children it has.
  const parent = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line);
  // Until then it is the shell, which asks.
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  writeFileSync(file, JSON.stringify({ pid, started: null }));
  expect(() => lockDirectory(file)).toThrow(`process ${pid}`);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  lockDirectory(file)();
  parent.kill('SIGKILL');
});

it('is taken from a process that is gone, and from another one that got its number', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'before the reboot' }));
  const unlock = lockDirectory(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

it.each(['', '{"pid":1'])('is not taken while it does not say whose it is: %j', (content) => {
  writeFileSync(file, content);

  expect(() => lockDirectory(file)).toThrow('does not say who uses the data directory');
  expect(readFileSync(file, 'utf8')).toBe(content);
});
