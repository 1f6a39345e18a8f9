import path from 'node:path';
import * as z from 'zod';
import { RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether a host name can only mean this machine. */
export const isLoopback = (url: URL): boolean => LOOPBACK.has(url.hostname);

const Port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((text) => text === '1');

const Environment = z.object({
  PORT: Port.default(4000),
  REST_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
  REST_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  REST_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(32),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  COOKIE_INSECURE: flag.default(false),
  TICKET_KEY: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(32).optional(),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(10_000),
  INTROSPECTION: z.enum(['off', 'authenticated', 'on']).optional(),
  TRUSTED_DOCUMENTS: z.enum(['on', 'off']).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  WEB_DIST: z.string().default(path.join(import.meta.dirname, '../../web/dist')),
  IDE_DIST: z.string().default(path.join(import.meta.dirname, '../dist/ide')),
  NODE_ENV: z.string().optional(),
  TEST_MODE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The names of all settings, for what writes them down elsewhere. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

export interface Settings {
  port: number;
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
  /** What readers of /metrics have to show; undefined lets programs on this machine read, where the product is local. */
  metricsToken: string | undefined;
  /** Milliseconds a client may take for the headers of a request. */
  headersTimeout: number;
  introspection: 'off' | 'authenticated' | 'on';
  /** Browser sessions run the documents of the browser client's build and no others. */
  trustedDocuments: boolean;
  /** How much one caller may ask for in a time; null lifts it, in test mode only. */
  rateLimits: RateLimits | null;
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  webDist: string;
  /** The built GraphQL IDE. */
  ideDist: string;
  logLevel: string;
}

/** Whether the product is reached on this machine only. */
export const isLocal = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopback(publicUrl);

/** A setting that stops the start, with the sentence that says which one and why. */
export class SettingsError extends Error {}

/** Reads the settings from environment variables; an empty one counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { PUBLIC_URL, COOKIE_INSECURE, TICKET_KEY, INTROSPECTION, TRUSTED_DOCUMENTS, ...rest } = parsed.data;
  const publicUrl = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
  const local = isLocal({ publicUrl });
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
    restUrl: rest.REST_URL,
    restTimeout: rest.REST_TIMEOUT_MS,
    restCallsAtOnce: rest.REST_CALLS_AT_ONCE,
    publicUrl,
    secure: publicUrl?.protocol === 'https:',
    ticketKey: TICKET_KEY ?? null,
    metricsToken: rest.METRICS_TOKEN,
    headersTimeout: rest.HEADERS_TIMEOUT_MS,
    introspection: INTROSPECTION ?? (local ? 'on' : 'authenticated'),
    trustedDocuments: TRUSTED_DOCUMENTS === undefined ? !local : TRUSTED_DOCUMENTS === 'on',
    rateLimits: rest.TEST_MODE ? null : RATE_LIMITS,
    trustedProxies: rest.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    webDist: rest.WEB_DIST,
    ideDist: rest.IDE_DIST,
    logLevel: rest.LOG_LEVEL,
  };
}
