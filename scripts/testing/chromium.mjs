import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run, runTool } from '../processes/run.mjs';
import { installDebianPackages, isRoot } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isProgram);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** A Chromium to test with: an installed one if there is any, else a download, else (as root) Debian's. Null: none. */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const installed = (await playwrightsOwn()) ?? onPath();
  if (installed) return installed;
  console.log('No Chromium found; Playwright downloads one …');
  await runTool('playwright', ['install', 'chromium']);
  const downloaded = await playwrightsOwn();
  // A downloaded browser may miss system libraries, which shows only when it runs.
  if (downloaded && (await run(downloaded, ['--version'], { quiet: true })).ok) return downloaded;
  if (isRoot()) await installDebianPackages('chromium');
  return onPath() ?? null;
}
