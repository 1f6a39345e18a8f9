// `npm run bench -- <name>`: measures one thing and prints a table. Programs, not tests: only bytes are judged.
const BENCHES: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  appraisal: () => import('./appraisal.ts'),
  'bff-page': () => import('./bff-page.ts'),
  'first-sign-in': () => import('./first-sign-in.ts'),
  'import-10k': () => import('./import-10k.ts'),
  'login-storm': () => import('./login-storm.ts'),
  'mixed-load': () => import('./mixed-load.ts'),
  people: () => import('./people.ts'),
  search: () => import('./search.ts'),
  start: () => import('./start.ts'),
  'web-budget': () => import('./web-budget.ts'),
  'web-lab': () => import('./web-lab.ts'),
};

const bench = BENCHES[process.argv[2] ?? ''];
if (bench) {
  const { run } = await bench();
  await run();
} else {
  console.error(`Which one? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 1;
}
