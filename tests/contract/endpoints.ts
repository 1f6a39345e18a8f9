import { contract } from '@hengcai/shared/contract/all';
import type { Endpoint, Policy, Service } from '@hengcai/shared/contract/kernel';

export interface ListedEndpoint {
  /** `empmanage.emplist`: service and endpoint by their names in the code. */
  name: string;
  path: string;
  module: Service['module'];
  endpoint: Endpoint;
}

/** Every endpoint of the contract. */
export const ENDPOINTS: readonly ListedEndpoint[] = Object.entries(contract as Record<string, Service>).flatMap(
  ([serviceName, { module, prefix, endpoints }]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({
      name: `${serviceName}.${key}`,
      path: `${prefix}/${key}`,
      module,
      endpoint,
    })),
);

/** A policy in one cell, as `policy.tsv` shows it to its readers. */
export function policyText(policy: Policy): string {
  const pages =
    policy.kind === 'pages' ? ` ${policy.pages.map(({ path, need }) => `${path}:${need}`).join(' or ')}` : '';
  const roles = 'roles' in policy && policy.roles ? ` roles=${policy.roles.join('|')}` : '';
  const original = 'original' in policy && policy.original ? ' as oneself only' : '';
  const element = 'element' in policy && policy.element ? ` element=${policy.element}` : '';
  return policy.kind + pages + roles + element + original;
}

/** The table of all policies: one line an endpoint, for reading in review. */
export const policyTable = (): string =>
  [
    ['method', 'path', 'module', 'effect', 'once', 'policy'],
    ...ENDPOINTS.map(({ path, module, endpoint }) => [
      endpoint.method,
      path,
      module,
      endpoint.effect,
      endpoint.once ? 'once' : '',
      policyText(endpoint.policy),
    ]),
  ]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
