import { existsSync } from 'node:fs';
import path from 'node:path';
import { staleLists } from '../codegen-modules.mjs';
import { runTool } from '../processes/run.mjs';
import { ROOT } from '../setup/root.mjs';
import { repositoryFiles } from './repository-files.mjs';

/** Generated files left behind by an operation file that was renamed or deleted; the generator never looks at them. */
export function findOrphans(root = ROOT, files = repositoryFiles(root)) {
  return files
    .filter((file) => file.startsWith('web/src/') && file.endsWith('.gen.ts'))
    .filter((file) => !existsSync(path.join(root, file.replace(/\.gen\.ts$/, '.graphql'))))
    .map((file) => `${file} has no operation file`);
}

/** Lists of what modules bring that are not as the folders say. */
export async function findStaleLists(root = ROOT) {
  return (await staleLists(root)).map(
    (file) => `${file} is not as the modules say: run "npm run codegen" and commit it`,
  );
}

/** Generates in memory and fails when a file on disk differs from what the schema and the operations say. */
export async function checkGenerated(root = ROOT) {
  const { ok, output } = await runTool('graphql-codegen', ['--check', '--config', 'codegen.yml'], {
    cwd: root,
    quiet: true,
  });
  return { ok, output: ok ? '' : `${output}\nRun "npm run codegen" and commit what it writes.\n` };
}
