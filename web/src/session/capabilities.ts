import { createContext, use } from 'react';
import type { ShellQuery } from './session.gen';

/** What the connected services offer beyond the specification. */
export type Capabilities = Omit<NonNullable<ShellQuery['capabilities']>, '__typename'>;

/** Services of other people offer nothing of it, and what stands on it is not shown. */
const NOTHING: Capabilities = {
  jobs: false,
  audit: false,
  apiTokens: false,
  systemNotice: false,
  todos: false,
  mailPreference: false,
  documents: false,
  invitations: false,
  overview: false,
  personAppraisals: false,
  employeeConditions: false,
  listMemory: false,
  search: false,
  accounts: false,
  recordProposals: false,
  changeProposals: false,
  directorySync: false,
  starterKits: false,
};

export const capabilitiesIn = (data: ShellQuery | undefined): Capabilities => data?.capabilities ?? NOTHING;

const Context = createContext<Capabilities>(NOTHING);
export const CapabilitiesProvider = Context.Provider;

/** What may be shown because the services offer it; known before a page is drawn. */
export const useCapabilities = (): Capabilities => use(Context);
