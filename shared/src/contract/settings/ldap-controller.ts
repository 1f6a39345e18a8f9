import * as z from 'zod';
import { LoginWay } from '../../enums.ts';
import { original, pages, post, reads, service, writes } from '../kernel.ts';

/** Which of an account's names the directory or the identity provider knows. */
export const NameKind = z.enum(['account', 'number', 'email']);

const Line = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}]*$/u);

/** The company's directory (LDAP). The password of `bindDn` is written and never read. */
export const Directory = z.object({
  url: z.url({ protocol: /^ldaps?$/ }).max(200),
  startTls: z.boolean().describe('needed with ldap:, where the connection would not be encrypted otherwise'),
  baseDn: Line,
  bindDn: Line.describe('the account that looks people up'),
  userFilter: Line.describe('finds one entry; {name} stands for the name, e.g. (uid={name})'),
  nameKind: NameKind,
  caCertificate: z
    .string()
    .max(20_000)
    .nullable()
    .describe('PEM of an authority of its own; null: those everybody trusts'),
});
export type Directory = z.output<typeof Directory>;

/** The company's identity provider (OpenID Connect, as ADFS speaks it). The client secret is written and never read. */
export const Provider = z.object({
  issuer: z.url({ protocol: /^https?$/ }).max(300),
  clientId: Line,
  hasClientSecret: z.boolean(),
  matchBy: z
    .enum(['link', 'email', 'claim'])
    .describe('how somebody new is recognised: not at all, by verified email, or by a claim of the provider'),
  claim: Line.nullable().describe('name of that claim; null: people are not recognised by one'),
  nameKind: NameKind.describe('what the claim holds'),
  caCertificate: z
    .string()
    .max(20_000)
    .nullable()
    .describe('PEM of an authority of its own; null: those everybody trusts'),
});
export type Provider = z.output<typeof Provider>;

export const LOGIN_PAGE = '/setting/loginmanage';

/** How a company is to sign in, with the secrets that are new. */
const Settings = z.object({
  loginWay: z.enum(LoginWay),
  directory: Directory.extend({
    bindSecret: z.string().min(1).max(200).optional().describe('password of `bindDn`; absent: stays'),
  }).nullable(),
  provider: Provider.omit({ hasClientSecret: true })
    .extend({
      clientSecret: z
        .string()
        .max(500)
        .nullish()
        .describe('what proves to the provider who asks; absent: stays; null: there is none'),
    })
    .nullable(),
});

/** How a company signs in: its way, its directory, its identity provider. */
export const ldapController = service('settings', '/ldapController', {
  getldap: post(reads, pages(LOGIN_PAGE, 'visit'), {
    summary: 'How the company signs in; without the secrets.',
    data: z.object({
      loginWay: z.enum(LoginWay),
      directory: Directory.nullable(),
      provider: Provider.nullable(),
      redirectUri: z.string().describe('to be registered with the identity provider'),
      loginDomain: z
        .string()
        .nullable()
        .describe('host name whose sign-in page leads straight to the provider; null: the operator set none'),
      version: z.int().min(0).describe('version of these settings; 0: nothing saved yet'),
    }),
  }),
  saveldap: post(writes, original(pages(LOGIN_PAGE, 'edit')), {
    summary:
      'Saves how the company signs in, after trying it: the directory must find the caller, the provider must have signed the caller in before.',
    body: Settings.extend({ version: z.int().min(0) }),
    data: z.object({ version: z.int() }),
  }),
  testldap: post(reads, original(pages(LOGIN_PAGE, 'edit')), {
    summary:
      'Tries how the company would sign in, and saves nothing: refuses as `saveldap` does, and says who the caller is there.',
    body: Settings,
    data: z.object({
      entry: z
        .string()
        .nullable()
        .describe('distinguished name of the caller’s entry in the directory; null: no directory is set'),
    }),
  }),
});
