import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings as readBffSettings, SETTING_NAMES as BFF_NAMES } from '@hengcai/bff/src/settings.ts';
import {
  readSettings as readServicesSettings,
  SETTING_NAMES as SERVICES_NAMES,
} from '@hengcai/services/src/settings.ts';
import { FILLED_IN } from './compose.ts';
import { commandOf, DOCKER, environmentOf, stage } from './dockerfile.ts';

const FOLDER = path.join(DOCKER, 'kubernetes');
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://hr_login@db.example.com/hengcai',
  MIGRATION_URL: 'postgres://owner@db.example.com/hengcai',
  MASTER_KEY: FILLED_IN['MASTER_KEY'] ?? '',
  TICKET_KEY: FILLED_IN['TICKET_KEY'] ?? '',
  SMTP_URL: 'smtps://mail.example.com',
};

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { configMapKeyRef: { name: string; key: string } };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  env: Variable[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
  [probe: string]: unknown;
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas: number;
    strategy: object;
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        securityContext: object;
        topologySpreadConstraints: object[];
        initContainers?: Container[];
        containers: Container[];
        volumes: { name: string; secret?: { secretName: string } }[];
      };
    };
  };
}
const kustomization = parse(readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
  images: { name: string }[];
};
const resources = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8'), { merge: true }).map(
    (document) => document.toJS() as Resource,
  ),
);
const deployment = (name: string) => {
  const found = resources.find((one) => one.kind === 'Deployment' && one.metadata.name === name)?.spec?.template.spec;
  if (!found) throw new Error(`No deployment ${name}.`);
  return found;
};
const configured = resources.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a container is started with; its mounted secrets stand in files of this test. */
function environmentIn(name: 'services' | 'bff', { env }: Container): Record<string, string> {
  const given = env.map(({ name: variable, value, valueFrom }): [string, string] => {
    const text = value ?? configured[valueFrom?.configMapKeyRef.key ?? ''] ?? '';
    if (!variable.endsWith('_FILE')) return [variable, text];
    const secret = path.basename(text);
    const file = path.join(folder, secret);
    writeFileSync(file, SECRETS[secret] ?? '');
    return [variable, file];
  });
  return { ...environmentOf(stage(name)), ...Object.fromEntries(given), DATA_DIR: folder };
}

describe('the manifests', () => {
  it('are all named by the kustomization, whose images are the two of the Dockerfile', () => {
    const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml');
    expect([...kustomization.resources].sort()).toEqual(files.sort());
    expect(kustomization.images.map(({ name }) => name)).toEqual(['hengcai-services', 'hengcai-bff']);
  });

  it.each(resources.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is what the schema of its kind asks for',
    async (_name, resource) => {
      const { [resource.kind]: Model } = (await import(
        `kubernetes-models/${resource.apiVersion}/${resource.kind}`
      )) as Record<string, new (data: object) => { validate(): void }>;
      if (!Model) throw new Error(`No schema of ${resource.kind}.`);
      expect(() => new Model(resource).validate()).not.toThrow();
      expect(() => new Model({ ...resource, spec: 'nothing', data: 'nothing' }).validate()).toThrow();
    },
  );

  it.each(['services', 'bff'] as const)('give the %s settings that there are, and with which they start', (name) => {
    const [container] = deployment(name).containers;
    if (!container) throw new Error('No container.');
    const names: readonly string[] = name === 'bff' ? BFF_NAMES : SERVICES_NAMES;
    expect(container.env.map((one) => one.name).filter((one) => !names.includes(one))).toEqual([]);
    const env = environmentIn(name, container);
    const settings = name === 'bff' ? readBffSettings(env) : readServicesSettings(env);
    expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual([settings.port]);
    expect(settings.host).toBe('0.0.0.0');
  });

  it('migrate apart, before the services start, and only there know the owner of the schema', () => {
    const [migrate] = deployment('services').initContainers ?? [];
    const [services] = deployment('services').containers;
    if (!migrate || !services) throw new Error('No container.');
    expect(readServicesSettings(environmentIn('services', services)).migrationsApart).toBe(true);
    expect(readServicesSettings(environmentIn('services', migrate)).migrationUrl).toBe(SECRETS['MIGRATION_URL']);
    expect(migrate.command?.at(-1)).toBe((commandOf(stage('services')).at(-1) ?? '').replace('server', 'migrate'));
    expect(existsSync(path.join(DOCKER, '../services/src/migrate.ts'))).toBe(true);
    expect(JSON.stringify(services)).not.toContain('migration');
  });

  it.each(['services', 'bff'] as const)('keep the %s up: probes, spread, disruption budget, rolling update', (name) => {
    const { containers, topologySpreadConstraints } = deployment(name);
    const [container] = containers;
    expect(container).toMatchObject({
      startupProbe: { httpGet: { port: 'http' } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 'http' } },
      livenessProbe: { httpGet: { path: '/health/live', port: 'http' } },
      resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
    });
    expect(topologySpreadConstraints).toHaveLength(1);
    const budget = resources.find((one) => one.kind === 'PodDisruptionBudget' && one.metadata.name === name);
    expect(budget?.spec).toMatchObject({ maxUnavailable: 1 });
    const { spec } = resources.find((one) => one.kind === 'Deployment' && one.metadata.name === name) ?? {};
    expect(spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } } });
  });

  it.each(['services', 'bff'] as const)('deny the %s what they do not need', (name) => {
    const { securityContext, containers, initContainers = [] } = deployment(name);
    const [runAsUser, runAsGroup] = ['1000', '1000'].map(Number);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser, runAsGroup });
    for (const one of [...containers, ...initContainers])
      expect(one.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });
});
