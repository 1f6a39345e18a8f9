import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { withSecretFiles } from '@hengcai/shared/operating/secret-files';

/** A setting that is missing or wrong; the message is a sentence for the operator. */
export class SettingsError extends Error {}

const flag = z.enum(['on', 'off', '1', '0', 'true', 'false']).transform((v) => v === 'on' || v === '1' || v === 'true');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  SERVICES_PORT: z.coerce.number().int().min(0).max(65535).default(4100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATIONS: z.enum(['at-start', 'apart']).default('at-start'),
  DATA_DIR: z
    .string()
    .min(1)
    .default(resolve(import.meta.dirname, '../../.data')),
  DEMO: flag.optional(),
  DEMO_DATE: z.iso.date().optional(),
  MASTER_KEY: z.string().min(32).optional(),
  MASTER_KEY_FORMER: z.string().min(32).optional(),
  TEST_MODE: flag.default(false),
  CLOCK_OFFSET: z.coerce.number().int().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('hengcai@localhost.localdomain'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  OUTBOUND_HOSTS: z.string().default(''),
  TRUSTED_PROXIES: z.string().default('loopback'),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  METRICS_TOKEN: z.string().min(32).optional(),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  VERSION: z.string().default('0.1.0'),
});

/** Settings that may stand in a file of their own, named by `<NAME>_FILE`. */
const SECRETS = ['DATABASE_URL', 'MIGRATION_URL', 'MASTER_KEY', 'MASTER_KEY_FORMER', 'SMTP_URL', 'METRICS_TOKEN'];

/** The names of all settings, for what writes them down elsewhere. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
];

/** Everything the operator may choose, read once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Role that owns the schema; absent: `databaseUrl` migrates too. */
  migrationUrl: string | undefined;
  /** `migrate` is run before this release starts; the start itself changes nothing of the schema. */
  migrationsApart: boolean;
  dataDir: string;
  demo: boolean;
  /** The product is reached on this machine only. */
  local: boolean;
  /** Anchor of the demo data, YYYY-MM-DD; absent: the first of the current month. */
  demoDate: string | undefined;
  masterKey: string;
  /** The key that `masterKey` replaces: what it sealed is sealed anew at the start. */
  formerMasterKey: string | undefined;
  testMode: boolean;
  /** Seconds added to the database's clock; only in test mode. */
  clockOffset: number | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where browsers find the product: the base of every address that is mailed or given to an identity provider. */
  webUrl: string;
  /** `host:port` of directories and identity providers that may stand on a private network. */
  outboundHosts: ReadonlySet<string>;
  trustedProxies: string[];
  sessionIdleMinutes: number;
  sessionHours: number;
  /** What readers of /metrics have to show; absent: programs on this machine read, where the product is local. */
  metricsToken: string | undefined;
  /** Milliseconds a client may take for the headers of a request. */
  headersTimeout: number;
  logLevel: string;
  version: string;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether a URL leads to this machine only. */
export const isLoopbackUrl = (url: string) => LOOPBACK.has(new URL(url).hostname.replace(/^\[|\]$/g, ''));

/** The base of every address that is given away; below a path the product is not served. */
function webUrlOf(publicUrl: string): string {
  const url = new URL(publicUrl);
  if (url.href !== `${url.origin}/`)
    throw new SettingsError(`PUBLIC_URL is only scheme, host and port: ${url.origin}. A path is not supported.`);
  return url.origin;
}

/** Reads the environment; throws a `SettingsError` whose message says which setting is wrong and why. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = withSecretFiles(env, SECRETS, SettingsError);
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((i) => `${i.path.join('.')} is wrong: ${i.message}.`).join(' '));
  }
  const e = parsed.data;
  if (e.TEST_MODE && e.NODE_ENV !== 'test') throw new SettingsError('TEST_MODE is refused unless NODE_ENV is test.');
  if (e.TEST_MODE && !LOOPBACK.has(e.HOST))
    throw new SettingsError('TEST_MODE is refused unless HOST is a loopback address.');
  if (e.CLOCK_OFFSET !== undefined && !e.TEST_MODE) throw new SettingsError('CLOCK_OFFSET is for TEST_MODE only.');
  const isPublic = e.PUBLIC_URL !== undefined && !isLoopbackUrl(e.PUBLIC_URL);
  if (e.DEMO && isPublic)
    throw new SettingsError('DEMO=on is refused where PUBLIC_URL is not a loopback address: demo passwords are known.');
  if (e.MIGRATIONS === 'apart' && !e.DATABASE_URL)
    throw new SettingsError('MIGRATIONS=apart needs DATABASE_URL: the embedded database migrates at its start.');
  if (e.MIGRATION_URL && !e.DATABASE_URL) throw new SettingsError('MIGRATION_URL needs DATABASE_URL.');
  return {
    port: e.SERVICES_PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    migrationUrl: e.MIGRATION_URL,
    migrationsApart: e.MIGRATIONS === 'apart',
    dataDir: resolve(e.DATA_DIR),
    local: !isPublic,
    demo: e.DEMO ?? (e.DATABASE_URL === undefined && !isPublic),
    demoDate: e.DEMO_DATE,
    masterKey: e.MASTER_KEY ?? masterKeyWithoutSetting(e.DATABASE_URL !== undefined, e.TEST_MODE, resolve(e.DATA_DIR)),
    formerMasterKey: e.MASTER_KEY_FORMER,
    testMode: e.TEST_MODE,
    clockOffset: e.CLOCK_OFFSET,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    webUrl: webUrlOf(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`),
    outboundHosts: new Set(listOf(e.OUTBOUND_HOSTS).map(hostAndPort)),
    trustedProxies: listOf(e.TRUSTED_PROXIES),
    sessionIdleMinutes: e.SESSION_IDLE_MINUTES,
    sessionHours: e.SESSION_HOURS,
    metricsToken: e.METRICS_TOKEN,
    headersTimeout: e.HEADERS_TIMEOUT_MS,
    logLevel: e.LOG_LEVEL,
    version: e.VERSION,
  };
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function hostAndPort(text: string): string {
  const [, host, port = '443'] = /^(\[[0-9a-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (host === undefined) throw new SettingsError(`OUTBOUND_HOSTS is wrong: ${text} is not host or host:port.`);
  return `${host.toLowerCase()}:${port}`;
}

/** The embedded database keeps its key beside its data; a server database needs one that its backups do not contain. */
function masterKeyWithoutSetting(onServer: boolean, testMode: boolean, dataDir: string): string {
  if (testMode) return createHash('sha256').update('key of tests').digest('hex');
  if (onServer) throw new SettingsError('MASTER_KEY (32 characters or more) is required with DATABASE_URL.');
  const file = join(dataDir, 'master.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    makeKey(file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Whole or not at all, on a full disk too; of two starts at once the second takes the key of the first. */
function makeKey(file: string): void {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(aside, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(aside, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
