import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings as readBffSettings, SETTING_NAMES as BFF_NAMES } from '@hengcai/bff/src/settings.ts';
import {
  readSettings as readServicesSettings,
  SETTING_NAMES as SERVICES_NAMES,
} from '@hengcai/services/src/settings.ts';
import { NODE_OPTIONS } from '../../scripts/processes/servers.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { exampleEnvironment, FILLED_IN, networksOf, readCompose, variablesOf } from './compose.ts';
import {
  commandOf,
  copiesOf,
  DOCKER,
  environmentOf,
  healthCheckOf,
  isInContext,
  read,
  ROOT,
  stage,
  stages,
  textsOf,
} from './dockerfile.ts';

const IMAGES = ['services', 'bff'] as const;
const SETTINGS = {
  services: { names: SERVICES_NAMES, read: readServicesSettings },
  bff: { names: BFF_NAMES, read: readBffSettings },
};
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
const compose = readCompose();
const container = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no ${name}`);
  return found;
};
const environment = (name: (typeof IMAGES)[number]) => ({
  ...environmentOf(stage(name)),
  ...container(name).environment,
});

describe('the Dockerfile', () => {
  it('copies what the repository has and what the context lets through', () => {
    const sources = stages().flatMap((one) => copiesOf(one).flatMap(({ from, sources }) => (from ? [] : sources)));
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.filter((file) => !existsSync(path.join(ROOT, file)) || !isInContext(file))).toEqual([]);
  });

  it('leaves out what is nobody else’s business', () => {
    const kept = ['.git/config', '.env', 'docker/.env', '.data/master.key', 'node_modules/zod', 'bff/dist/server.js'];
    expect(kept.filter(isInContext)).toEqual([]);
    expect(
      ['bff/src/server.ts', 'tests/package.json', 'services/drizzle'].filter((file) => !isInContext(file)),
    ).toEqual([]);
  });

  it('takes from other stages what they have', async () => {
    await ensureBuilt(['services', 'bff', 'ide', 'web']);
    const taken = IMAGES.flatMap((name) => copiesOf(stage(name)).filter(({ from }) => from !== null));
    expect(taken.map(({ from }) => from).filter((from) => !stages().some(({ name }) => name === from))).toEqual([]);
    const places = taken.flatMap(({ sources }) => sources.map((place) => place.replace(/^\/app\//, '')));
    expect(stage('former').base).toBe('${FORMER_BFF}');
    expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
  });

  it('installs from the lockfile without running scripts, and runs commands that there are', () => {
    const runs = stages().flatMap((one) => textsOf(one, 'RUN'));
    const installs = runs.filter((text) => text.startsWith('npm ci'));
    expect(installs).toHaveLength(3);
    expect(installs.filter((text) => !text.includes('--ignore-scripts'))).toEqual([]);
    const workspaces = installs.flatMap((text) => [...text.matchAll(/ -w (\S+)/g)].map(([, name]) => name));
    expect(workspaces.filter((name) => !manifest.workspaces.includes(name ?? ''))).toEqual([]);
    const scripts = runs.flatMap((text) => [...text.matchAll(/npm run (\S+)/g)].map(([, name]) => name ?? ''));
    expect(scripts).toEqual(['build']);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('has the manifest of every workspace, or npm would not believe the lockfile', () => {
    const copied = copiesOf(stage('manifests')).flatMap(({ sources }) => sources);
    expect(manifest.workspaces.filter((name) => !copied.includes(`${name}/package.json`))).toEqual([]);
  });

  it('needs no build secret', () => {
    const named = stages().flatMap((one) => [...textsOf(one, 'ARG'), ...textsOf(one, 'ENV')]);
    expect(named.filter((text) => /KEY|PASSWORD|SECRET|TOKEN/.test(text))).toEqual([]);
    expect(read('Dockerfile')).not.toContain('--mount=type=secret');
  });

  describe.each(IMAGES)('makes an image of the %s that', (name) => {
    it('runs as somebody without rights, by a number that a cluster can judge', () => {
      // The user `node` of the image.
      expect(textsOf(stage(name), 'USER').at(-1)).toBe('1000:1000');
    });

    it('runs what `npm start` runs', () => {
      expect(commandOf(stage(name))).toEqual(['node', ...NODE_OPTIONS, `${name}/dist/server.js`]);
      const start = readFileSync(path.join(ROOT, 'scripts/start.mjs'), 'utf8');
      expect(start).toContain('[...NODE_OPTIONS, `${name}/dist/server.js`]');
    });

    it('is checked at the port it listens on', () => {
      const port = environmentOf(stage(name))[name === 'bff' ? 'PORT' : 'SERVICES_PORT'];
      expect(healthCheckOf(stage(name)).join(' ')).toContain(`http://127.0.0.1:${port}/health/ready`);
      expect(textsOf(stage(name), 'EXPOSE')).toEqual([port]);
    });

    it('sets settings that there are', () => {
      expect(Object.keys(environmentOf(stage(name))).filter((one) => !SETTINGS[name].names.includes(one))).toEqual([]);
    });
  });

  it('makes no BFF that others reach without the address and the key this takes', () => {
    const image = environmentOf(stage('bff'));
    const PUBLIC_URL = 'https://hr.example.com';
    expect(() => readBffSettings(image)).toThrow('set PUBLIC_URL');
    expect(() => readBffSettings({ ...image, PUBLIC_URL })).toThrow('set TICKET_KEY');
    expect(readBffSettings(environment('bff')).host).toBe('0.0.0.0');
  });

  it('makes no demo, whose passwords are known, unless it is asked for', () => {
    expect(
      readServicesSettings({ ...environmentOf(stage('services')), MASTER_KEY: FILLED_IN['MASTER_KEY'] }).demo,
    ).toBe(false);
  });
});

describe('compose.yaml', () => {
  it.each(IMAGES)('gives the %s settings that there are, and with which they start', (name) => {
    const given = environment(name);
    expect(Object.keys(given).filter((one) => !SETTINGS[name].names.includes(one))).toEqual([]);
    expect(() => SETTINGS[name].read(given)).not.toThrow();
  });

  it('reads the variables that .env.example explains, and no others', () => {
    expect(variablesOf(read('compose.yaml')).sort()).toEqual(Object.keys(exampleEnvironment()).sort());
  });

  it.each(Object.keys(FILLED_IN))('does not start without %s, for which there is no default', (name) => {
    expect(exampleEnvironment()[name]).toBe('');
    expect(() => readCompose({ ...FILLED_IN, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('builds both images from the Dockerfile', () => {
    for (const name of IMAGES) {
      const { context, dockerfile, target } = container(name).build ?? { context: '', dockerfile: '', target: '' };
      expect(path.resolve(DOCKER, context)).toBe(path.resolve(ROOT));
      expect(existsSync(path.join(ROOT, dockerfile))).toBe(true);
      expect(stage(target).name).toBe(name);
    }
  });

  it('has services and BFF twice and one door, and publishes nothing else', () => {
    expect(IMAGES.map((name) => container(name).deploy?.replicas)).toEqual([2, 2]);
    const published = Object.entries(compose.services).filter(([, one]) => one.ports);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it('denies its containers what they do not need', () => {
    for (const name of [...IMAGES, 'proxy']) {
      expect(container(name)).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  it('limits what each container takes of the machine, and how long its log grows', () => {
    for (const [name, one] of Object.entries(compose.services)) {
      expect(one.deploy?.resources?.limits.memory, name).toMatch(/^\d+[mg]$/);
      expect(one.logging, name).toMatchObject({ options: { 'max-size': '10m', 'max-file': '5' } });
    }
  });

  it('mounts, waits for and connects what there is', () => {
    for (const one of Object.values(compose.services)) {
      for (const [place = ''] of (one.volumes ?? []).map((text) => text.split(':'))) {
        expect(place.startsWith('./') ? existsSync(path.join(DOCKER, place)) : place in compose.volumes).toBe(true);
      }
      expect(Object.keys(one.depends_on ?? {}).filter((name) => !(name in compose.services))).toEqual([]);
      expect(networksOf(one).filter((name) => !(name in compose.networks))).toEqual([]);
    }
    expect(Object.entries(compose.services).filter(([, one]) => networksOf(one).includes('database'))).toHaveLength(2);
    expect(compose.networks['database']?.internal).toBe(true);
  });

  it('believes the proxy’s word about an address, and nobody’s else', () => {
    const subnet = compose.networks['inside']?.ipam?.config[0]?.subnet;
    const { networks } = container('proxy');
    const proxy = Array.isArray(networks) ? undefined : networks['inside']?.ipv4_address;
    expect(SETTINGS.bff.read(environment('bff')).trustedProxies).toEqual([proxy]);
    expect(SETTINGS.services.read(environment('services')).trustedProxies).toEqual([subnet]);
    expect(read('Caddyfile')).toContain(`trusted_proxies ${subnet}`);
  });
});

describe('the Caddyfile', () => {
  it('sends to the containers at the ports they listen on, in turn and without sticky sessions', () => {
    const upstreams = [...read('Caddyfile').matchAll(/dynamic a (\S+) (\d+)/g)].map(([, name, port]) => [name, port]);
    expect(upstreams).toEqual([
      ['bff', environment('bff').PORT],
      ['services', environment('services').SERVICES_PORT],
    ]);
    expect([...read('Caddyfile').matchAll(/import replicas/g)]).toHaveLength(2);
    expect(read('Caddyfile')).toContain('lb_policy round_robin');
  });

  it('listens where the BFF asks, and for the host name it is given', () => {
    expect(read('Caddyfile')).toContain(`${environment('bff')['REST_URL']} {`);
    const read_ = [...read('Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name);
    expect(read_).toEqual(Object.keys(container('proxy').environment ?? {}));
  });
});

describe('the how-to', () => {
  const text = read('README.md');

  it('names containers, commands and files that there are', () => {
    const containers = [...text.matchAll(/docker compose (?:exec|run)(?: -\S+)* (\w+)/g)].map(([, name]) => name ?? '');
    expect(containers).toEqual(['services', 'postgres', 'postgres', 'postgres']);
    expect(containers.filter((name) => !(name in compose.services))).toEqual([]);
    const programs = [...text.matchAll(/node (services\/dist\/\S+\.js)/g)].map(([, file]) => file ?? '');
    expect(programs).toEqual(['services/dist/create-company.js']);
    expect(programs.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, place]) => place ?? '');
    expect(links).toEqual(['../services/README.md', '../bff/README.md']);
    expect(links.filter((place) => !existsSync(path.join(DOCKER, place)))).toEqual([]);
  });
});
