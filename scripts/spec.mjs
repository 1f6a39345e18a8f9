// `npm run -s spec`: the requirements that no test names in its title, by module; the last line is the sum.
import { coveredIds, readRequirements } from './verify/requirements.mjs';

const requirements = readRequirements();
const covered = coveredIds();
const missing = requirements.filter(({ id }) => !covered.has(id));

for (const module of new Set(missing.map((requirement) => requirement.module))) {
  const rows = missing.filter((requirement) => requirement.module === module);
  console.log(`${module} (${rows.length})`);
  for (const { id, kind, text } of rows) console.log(`  ${id}  ${kind.padEnd(10)}  ${text}`);
}
console.log(`${requirements.length - missing.length} of ${requirements.length} requirements have a test`);
