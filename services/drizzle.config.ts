import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  // Every module's tables, found by name: a list would be a barrel that every engineer edits.
  schema: ['services/src/kit/tables.ts', 'services/src/modules/*/tables*.ts'],
  out: 'services/drizzle',
});
