import { parse } from 'yaml';
import { read } from './dockerfile.ts';

/** A container of compose.yaml, as far as the tests look at it. */
export interface Container {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number; resources?: { limits: { memory: string; cpus?: string } } };
  logging?: { driver: string; options: Record<string, string> };
  healthcheck?: { test: string[] };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

/** compose.yaml with everything filled in. */
export interface Compose {
  services: Record<string, Container>;
  volumes: Record<string, unknown>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] }; internal?: boolean } | null>;
}

/** What an operator fills in, as .env.example names it, where the example leaves it to them. */
export const FILLED_IN: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'password-of-the-superuser',
  OWNER_PASSWORD: 'password-of-the-owner',
  LOGIN_PASSWORD: 'password-of-the-login-role',
  MASTER_KEY: 'a-master-key-of-the-tests-'.padEnd(64, '0'),
  TICKET_KEY: 'a-ticket-key-of-the-tests-'.padEnd(64, '0'),
};

/** The variables of .env.example. */
export const exampleEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    read('.env.example')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line): [string, string] => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );

/** The variables compose.yaml reads. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)),
];

/** Fills in `${NAME}`, `${NAME:-default}` and `${NAME:?why}` as compose does; throws where a required one is empty. */
function fillIn(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind = '', word = '') => {
    const value = env[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(`${name} is missing: ${word}`);
    return kind === '-' ? word : '';
  });
}

/** Fills in every text within a value: compose, too, does so after reading the file, so that an empty one stays a text. */
function filledIn(value: unknown, env: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillIn(value, env);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, env));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, env)]));
}

/** Reads compose.yaml with the given variables over those of .env.example. */
export const readCompose = (given: Readonly<Record<string, string>> = FILLED_IN): Compose =>
  filledIn(parse(read('compose.yaml'), { merge: true }), { ...exampleEnvironment(), ...given }) as Compose;

/** The networks a container is on. */
export const networksOf = ({ networks }: Container): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);
