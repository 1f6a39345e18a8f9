import { run } from '../processes/run.mjs';
import { installDebianPackages, isRoot } from './debian.mjs';

async function hasFont() {
  const { ok, output } = await run('fc-list', [':lang=zh', 'family'], { quiet: true });
  return ok && output.trim() !== '';
}

/** Without a Chinese font the browser draws boxes, and nothing that is measured on a page means anything. */
export async function ensureChineseFont() {
  if (await hasFont()) return true;
  if (isRoot()) await installDebianPackages('fontconfig', 'fonts-noto-cjk');
  return hasFont();
}
