import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServices } from '../testing/kit.ts';

it('P5 what a process that died was reading is gone after the next start, what others read stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengcai-test-'));
  const { pid: dead } = spawnSync(process.execPath, ['--eval', '0']);
  const left = (name: string) => {
    const folder = join(dataDir, 'uploads', name);
    mkdirSync(join(folder, 'file-x'), { recursive: true });
    writeFileSync(join(folder, 'file-x', 'file'), 'salaries');
    return folder;
  };
  const ofDead = left(`${hostname()}-${dead}`);
  const ofFormer = left(`${hostname()}-${process.pid}`);
  const ofLiving = left(`${hostname()}-${process.ppid}`);
  const ofOtherMachine = left(`elsewhere-${dead}`);

  const services = await startServices({ env: { DATA_DIR: dataDir } });

  expect(existsSync(ofDead)).toBe(false);
  expect(readdirSync(ofFormer)).toEqual([]);
  expect([ofLiving, ofOtherMachine].map((folder) => existsSync(folder))).toEqual([true, true]);
  await services.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
