import path from 'node:path';
import * as z from 'zod';
import { withSecretFiles } from '@hengcai/shared/operating/secret-files';
import { EXECUTORS, type Executor } from './execution/executor.ts';
import { RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);
const isLoopbackHost = (host: string): boolean => LOOPBACK.has(host.replace(/^\[|\]$/g, ''));
/** Whether a host name can only mean this machine. */
export const isLoopback = (url: URL): boolean => isLoopbackHost(url.hostname);

const Port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((text) => text === '1');

const Environment = z.object({
  PORT: Port.default(4000),
  BFF_HOST: z.string().min(1).optional(),
  REST_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
  REST_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  REST_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(32),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  COOKIE_INSECURE: flag.default(false),
  DEMO: z
    .enum(['on', 'off', '1', '0', 'true', 'false'])
    .transform((text) => ['on', '1', 'true'].includes(text))
    .optional(),
  TICKET_KEY: z.string().min(32).optional(),
  TICKET_KEY_FORMER: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(32).optional(),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
  INTROSPECTION: z.enum(['off', 'authenticated', 'on']).optional(),
  TRUSTED_DOCUMENTS: z.enum(['on', 'off']).optional(),
  EXECUTOR: z.enum(EXECUTORS).default('plans'),
  TRUSTED_PROXIES: z.string().default(''),
  WEB_DIST: z.string().default(path.join(import.meta.dirname, '../../web/dist')),
  FORMER_WEB_DIST: z.string().default(path.join(import.meta.dirname, '../../.cache/former-web')),
  IDE_DIST: z.string().default(path.join(import.meta.dirname, '../dist/ide')),
  NODE_ENV: z.string().optional(),
  TEST_MODE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Settings that may stand in a file of their own, named by `<NAME>_FILE`. */
const SECRETS = ['TICKET_KEY', 'TICKET_KEY_FORMER', 'METRICS_TOKEN'];

/** The names of all settings, for what writes them down elsewhere. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
];

export interface Settings {
  port: number;
  /** The one address to listen on; null listens on the loopback addresses of this machine. */
  host: string | null;
  restUrl: string;
  /** How long a REST answer may take to begin, in milliseconds. */
  restTimeout: number;
  /** How many calls of one REST service run at once; eight times as many may wait. */
  restCallsAtOnce: number;
  /** Where browsers find the product; null when unset, which means this machine only. */
  publicUrl: URL | null;
  /** Cookies with the Secure flag and the `__Host-` prefix. */
  secure: boolean;
  /** Signs the addresses of downloads; null lets the start make a random one. */
  ticketKey: string | null;
  /** A key that is being replaced: what it signed stays good, nothing new is signed with it. */
  formerTicketKey: string | null;
  /** What readers of /metrics have to show; undefined lets programs on this machine read, where the product is local. */
  metricsToken: string | undefined;
  /** Milliseconds a client may take for the headers of a request. */
  headersTimeout: number;
  introspection: 'off' | 'authenticated' | 'on';
  /** Browser sessions run the documents of the browser client's build and no others. */
  trustedDocuments: boolean;
  executor: Executor;
  /** How much one caller may ask for in a time; null lifts it, in test mode only. */
  rateLimits: RateLimits | null;
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  webDist: string;
  /** The browser client of the release before, whose assets open tabs still ask for; it need not be there. */
  formerWebDist: string;
  /** The built GraphQL IDE. */
  ideDist: string;
  logLevel: string;
}

/** Whether the product is reached on this machine only. */
export const isLocal = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopback(publicUrl);

/** A setting that stops the start, with the sentence that says which one and why. */
export class SettingsError extends Error {}

/** What somebody has to have decided before others can reach the product; the first that is missing, as a sentence. */
function refuseOpenDoor({ BFF_HOST, PUBLIC_URL, TICKET_KEY, DEMO }: z.infer<typeof Environment>, local: boolean): void {
  if (BFF_HOST === undefined || isLoopbackHost(BFF_HOST)) return;
  const need = (what: string): never => {
    throw new SettingsError(`BFF_HOST=${BFF_HOST} lets other machines in: ${what}`);
  };
  if (PUBLIC_URL === undefined || local) need('set PUBLIC_URL to the https address they use, not a loopback one.');
  if (TICKET_KEY === undefined) need('set TICKET_KEY to 32 random characters or more, the same for every replica.');
  if (DEMO !== false) need('set DEMO=off, as everybody knows the passwords of the demo accounts.');
}

/** An address browsers use; below a path neither cookies nor the links of mails would fit. */
function publicUrlOf(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = new URL(text);
  if (url.href !== `${url.origin}/`)
    throw new SettingsError(`PUBLIC_URL is only scheme, host and port: ${url.origin}. A path is not supported.`);
  return url;
}

/** Reads the settings from environment variables; an empty one counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = withSecretFiles(env, SECRETS, SettingsError);
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { PUBLIC_URL, COOKIE_INSECURE, TICKET_KEY, INTROSPECTION, TRUSTED_DOCUMENTS, ...rest } = parsed.data;
  const publicUrl = publicUrlOf(PUBLIC_URL);
  const local = isLocal({ publicUrl });
  refuseOpenDoor(parsed.data, local);
  if (!local && publicUrl?.protocol === 'http:' && !COOKIE_INSECURE) {
    throw new SettingsError(
      'PUBLIC_URL is http on an address others can reach: sessions could be stolen on the way. Use https, or set COOKIE_INSECURE=1 if you accept that.',
    );
  }
  if (!local && TICKET_KEY === undefined) {
    throw new SettingsError(
      'TICKET_KEY is required where PUBLIC_URL is not loopback: 32 random characters or more, the same for every replica.',
    );
  }
  if (rest.TEST_MODE && (rest.NODE_ENV !== 'test' || !local)) {
    throw new SettingsError('TEST_MODE lifts limits: it is refused unless NODE_ENV is test and PUBLIC_URL loopback.');
  }
  return {
    port: rest.PORT,
    host: rest.BFF_HOST ?? null,
    restUrl: rest.REST_URL,
    restTimeout: rest.REST_TIMEOUT_MS,
    restCallsAtOnce: rest.REST_CALLS_AT_ONCE,
    publicUrl,
    secure: publicUrl?.protocol === 'https:',
    ticketKey: TICKET_KEY ?? null,
    formerTicketKey: rest.TICKET_KEY_FORMER ?? null,
    metricsToken: rest.METRICS_TOKEN,
    headersTimeout: rest.HEADERS_TIMEOUT_MS,
    introspection: INTROSPECTION ?? (local ? 'on' : 'authenticated'),
    trustedDocuments: TRUSTED_DOCUMENTS === undefined ? !local : TRUSTED_DOCUMENTS === 'on',
    executor: rest.EXECUTOR,
    rateLimits: rest.TEST_MODE ? null : RATE_LIMITS,
    trustedProxies: rest.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    webDist: rest.WEB_DIST,
    formerWebDist: rest.FORMER_WEB_DIST,
    ideDist: rest.IDE_DIST,
    logLevel: rest.LOG_LEVEL,
  };
}
