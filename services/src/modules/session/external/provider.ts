import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Provider } from '@hengcai/shared/contract/settings/ldap-controller';
import { refused } from '../../../kit/failure.ts';
import type { Kernel } from '../../../kit/kernel.ts';
import { createOutbound, OUTBOUND_MS } from '../../../kit/outbound.ts';

export interface OpenedProvider {
  companyId: string;
  provider: Provider;
  clientSecret: string | null;
  /** Changes with the settings. */
  version: number;
}

const KEPT_MS = 10 * 60_000;

interface Kept {
  until: number;
  configuration: Promise<Configuration>;
}
const kept = new WeakMap<Kernel, Map<string, Kept>>();

/** Where the provider sends people back to; to be registered there, character for character. */
export const redirectUri = ({ settings }: Kernel) => `${settings.webUrl}/auth-login`;

/**
 * The provider as it describes itself, kept for ten minutes: anybody may open a sign-in page, and not each view of it
 * shall make us ask the provider.
 */
export function configurationOf(kernel: Kernel, opened: OpenedProvider): Promise<Configuration> {
  const { companyId, version } = opened;
  const known = kept.get(kernel) ?? new Map<string, Kept>();
  kept.set(kernel, known);
  const now = kernel.clock.now().getTime();
  for (const [key, { until }] of known) if (until <= now) known.delete(key);
  const key = `${companyId} ${version}`;
  const found = known.get(key);
  if (found) return found.configuration;
  const configuration = discover(kernel, opened);
  known.set(key, { until: now + KEPT_MS, configuration });
  // What failed is asked again at the next chance.
  configuration.catch(() => known.delete(key));
  return configuration;
}

/** Whether the provider can be asked and is who the settings say; refuses where it is not. */
export async function tryProvider(kernel: Kernel, provider: Provider, clientSecret: string | null): Promise<void> {
  await discover(kernel, { provider, clientSecret }).catch((err: unknown) => {
    kernel.log.warn({ err }, 'identity provider not reachable');
    throw refused([{ field: 'provider.issuer', code: 'PROVIDER_UNREACHABLE' }]);
  });
}

/** Asks the provider for its description; every address in it is checked again when it is used. */
async function discover(
  kernel: Kernel,
  { provider, clientSecret }: Omit<OpenedProvider, 'companyId' | 'version'>,
): Promise<Configuration> {
  const outbound = createOutbound(kernel.settings.outboundHosts);
  const issuer = new URL(provider.issuer);
  return discovery(issuer, provider.clientId, {}, clientSecret === null ? None() : ClientSecretPost(clientSecret), {
    timeout: OUTBOUND_MS / 1_000,
    [customFetch]: (url, init) => outbound.fetch(url, init, provider.caCertificate),
    execute: [
      // The signature of the ID token is checked although it comes straight from the provider.
      enableNonRepudiationChecks,
      // The library refuses http as a whole; which address may be http is the outbound check's to say: this machine alone.
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
}
