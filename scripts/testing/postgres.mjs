import { createRequire } from 'node:module';
import { ROOT } from '../setup/root.mjs';

/** Where to look, in this order; the first that lets us in is taken. */
function candidates({ TEST_DATABASE_URL, PGUSER, PGPASSWORD }) {
  if (TEST_DATABASE_URL) return [TEST_DATABASE_URL];
  const local = (user, password) => {
    const url = new URL('postgres://127.0.0.1:5432/postgres');
    url.username = user;
    url.password = password ?? '';
    return url.href;
  };
  return [...(PGUSER ? [local(PGUSER, PGPASSWORD)] : []), local('postgres', PGPASSWORD)];
}

async function whyNot(url) {
  // The driver belongs to the services; the tests of the database use the same one.
  const { Client } = createRequire(`${ROOT}services/`)('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // An error after the answer (the server going away) would otherwise end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or (rolcreatedb and rolcreaterole) as able from pg_roles where rolname = current_user',
    );
    return rows[0].able ? null : 'the role may not create databases and roles';
  } catch (error) {
    return error.message || error.code;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A PostgreSQL for the tests that need real contention. Answers { url } or { reason } why there is none.
 * The tests make databases and roles of their own there and drop them again.
 */
export async function findPostgres() {
  let reason = null;
  for (const url of candidates(process.env)) {
    reason = await whyNot(url);
    if (!reason) return { url };
  }
  return { reason };
}
