// `npm run bench -- <name>`. Some measure services in their own process: it gets what `npm start` gives its processes.
import { runTool } from './processes/run.mjs';
import { NODE_OPTIONS } from './processes/servers.mjs';

const { ok } = await runTool('tsx', [...NODE_OPTIONS, 'tests/bench/run.ts', ...process.argv.slice(2)]);
process.exit(ok ? 0 : 1);
