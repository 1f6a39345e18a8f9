// `npm run -s spec`: how much of the specification is there and has a test, by module: its checkable statements, its REST
// calls and its routes. Below each module what is missing; at the end the sums.
import { runTool } from './processes/run.mjs';
import { readCalls, readRoutes } from './verify/calls-and-routes.mjs';
import { coveredIds, readRequirements } from './verify/requirements.mjs';

async function shownRoutes() {
  const { ok, output } = await runTool('tsx', ['scripts/routes.ts'], { quiet: true });
  if (!ok) throw new Error(output);
  return new Set(output.split('\n').map((line) => line.split('\t')[0]));
}

const covered = coveredIds();
const requirements = readRequirements().map((row) => ({ ...row, tested: covered.has(row.id) }));
const calls = readCalls();
const routes = readRoutes(await shownRoutes());

const count = (rows, is) => `${rows.filter(is).length}`;
function sums(requirements, calls, routes) {
  const parts = [];
  const there = ({ there }) => there;
  const tested = ({ tested }) => tested;
  if (requirements.length > 0) parts.push(`${count(requirements, tested)} of ${requirements.length} statements tested`);
  if (calls.length > 0)
    parts.push(`${count(calls, there)} of ${calls.length} calls served, ${count(calls, tested)} tested by name`);
  if (routes.length > 0)
    parts.push(`${count(routes, there)} of ${routes.length} routes shown, ${count(routes, tested)} tested by name`);
  return parts.join('; ');
}
const missing = (what, verb) => (row) =>
  `  ${what.padEnd(9)}  ${row.there ? `${verb}, no test names it` : `not ${verb}`.padEnd(10)}  ${row.name}`;

for (const module of new Set([...requirements, ...calls, ...routes].map((row) => row.module))) {
  const [ownStatements, ownCalls, ownRoutes] = [requirements, calls, routes].map((rows) =>
    rows.filter((row) => row.module === module),
  );
  console.log(`${module}: ${sums(ownStatements, ownCalls, ownRoutes)}`);
  const open = (rows) => rows.filter(({ tested }) => !tested);
  for (const { id, kind, text } of open(ownStatements)) console.log(`  ${id.padEnd(9)}  ${kind.padEnd(10)}  ${text}`);
  for (const row of open(ownCalls)) console.log(missing('call', 'served')(row));
  for (const row of open(ownRoutes)) console.log(missing('route', 'shown')(row));
}
console.log(`together: ${sums(requirements, calls, routes)}`);
