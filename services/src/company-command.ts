import { parseArgs } from 'node:util';
import { isCompanyCode, isTimeZone } from '@hengcai/shared/rules/enterprise/company';
import type { Kernel } from './kit/kernel.ts';
import { createCompany, type NewCompany } from './modules/settings/public.ts';

const USAGE = `create-company --code acme --admin jane [--name "Acme Ltd"] [--admin-name "Jane Doe"] [--time-zone Asia/Shanghai] [--language zh-CN|en-US]
  [--mini-program-url https://…] [--external-system-url https://… --external-system-app-id hengcai]

Creates a company and its first administrator, and prints a password for one use: it has to be changed at the first
sign-in. The code "platform" makes the company whose administrators manage companies. Where the company has a mobile
mini-program, the user menu shows its address as a QR code; where it has an HR system of its own, the header leads there.
`;

/** What the command line asks for; throws a sentence with the usage when it is not complete. */
export function readArguments(args: string[]): NewCompany {
  const { values } = parseArgs({
    args,
    options: {
      code: { type: 'string' },
      admin: { type: 'string' },
      name: { type: 'string' },
      'admin-name': { type: 'string' },
      'time-zone': { type: 'string', default: 'Asia/Shanghai' },
      language: { type: 'string', default: 'zh-CN' },
      'mini-program-url': { type: 'string' },
      'external-system-url': { type: 'string' },
      'external-system-app-id': { type: 'string' },
    },
  });
  const { code, admin, language, 'time-zone': timeZone } = values;
  if (!code || !isCompanyCode(code) || !admin || admin.length > 50)
    throw new Error(`--code (letters, digits, - and _) and --admin are needed.\n\n${USAGE}`);
  if (language !== 'zh-CN' && language !== 'en-US') throw new Error(`--language is zh-CN or en-US.\n\n${USAGE}`);
  if (!isTimeZone(timeZone)) throw new Error(`--time-zone ${timeZone} is unknown.\n\n${USAGE}`);
  const miniProgramUrl = values['mini-program-url'];
  const { 'external-system-url': url, 'external-system-app-id': appId } = values;
  for (const address of [miniProgramUrl, url])
    if (address !== undefined && !(URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)))
      throw new Error(`${address} is no address that begins with http: or https:.\n\n${USAGE}`);
  if ((url === undefined) !== (appId === undefined))
    throw new Error(`--external-system-url and --external-system-app-id belong together.\n\n${USAGE}`);
  return {
    code,
    miniProgramUrl,
    externalSystem: url && appId ? { url, appId } : undefined,
    name: values.name ?? code,
    adminAccount: admin,
    adminName: values['admin-name'] ?? admin,
    timeZone,
    language,
  };
}

/** Makes the company the command line asks for; answers what its operator has to know. */
export async function makeCompany(kernel: Kernel, args: string[]): Promise<string> {
  const company = readArguments(args);
  const { initialPassword } = await createCompany(kernel, company);
  return `Company:  ${company.code}\nAccount:  ${company.adminAccount}\nPassword: ${initialPassword ?? ''}\n`;
}
