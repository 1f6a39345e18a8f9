import { openDatabase } from './app.ts';
import { readSettings } from './settings.ts';

// A step of its own before the services are updated, for installations where only it may know the owner of the schema.
try {
  const engine = await openDatabase({ ...readSettings(process.env), migrationsApart: false }, () => undefined);
  await engine.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
