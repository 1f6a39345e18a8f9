import { writeLists } from '../codegen-modules.mjs';
import { run, runTool } from '../processes/run.mjs';
import { ROOT } from '../setup/root.mjs';

/**
 * Writes what follows from the files of the modules: lists, generated code, the migration of new tables (by the name
 * given, if any) and the tables of rights. Answers null, or what went wrong: then proofs are missing, or a tool failed.
 */
export async function generate(migration, root = ROOT) {
  const options = { quiet: true, cwd: root };
  await writeLists(root);
  const steps = [
    ['codegen', () => runTool('graphql-codegen', ['--config', 'codegen.yml'], options)],
    ['migration', () => run('npm', ['run', '--silent', 'migration', '--', '--name', migration], options)],
    ['lists', () => runTool('tsx', ['tests/lists/print.ts'], { ...options, env: { UPDATE_TABLES: '1' } })],
  ];
  for (const [name, work] of steps) {
    if (name === 'migration' && !migration) continue;
    const { ok, output } = await work();
    if (!ok) return `${name}: ${output}`;
  }
  return null;
}
