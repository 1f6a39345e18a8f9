import { createServices, openDatabase } from './app.ts';
import { createLog } from './kit/log.ts';
import { makeCompany, readArguments } from './company-command.ts';
import { askAtDoor } from './operator/door.ts';
import { sentenceOf } from './operator/sentences.ts';
import { readSettings } from './settings.ts';

async function main(args: string[]): Promise<string> {
  readArguments(args);
  const settings = readSettings(process.env);
  // The embedded database belongs to one process: where the product runs, it makes the company.
  if (settings.databaseUrl === undefined) {
    const made = await askAtDoor(settings.dataDir, args);
    if (made !== null) return made;
  }
  const log = createLog('warn');
  const engine = await openDatabase(settings, (err) => log.warn({ err }, 'database connection'));
  const services = await createServices(settings, engine, log).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  try {
    return await makeCompany(services.kernel, args);
  } finally {
    await services.stop();
  }
}

main(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error, process.env)}\n`);
    process.exitCode = 1;
  },
);
