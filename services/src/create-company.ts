import { parseArgs } from 'node:util';
import { createServices, openDatabase } from './app.ts';
import { Failure } from './kit/failure.ts';
import { createLog } from './kit/log.ts';
import { issueText } from './messages/translate.ts';
import { createCompany, type NewCompany } from './modules/settings/public.ts';
import { readSettings } from './settings.ts';

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
  if (!code || !/^[\w-]{1,40}$/.test(code) || !admin || admin.length > 50)
    throw new Error(`--code (letters, digits, - and _) and --admin are needed.\n\n${USAGE}`);
  if (language !== 'zh-CN' && language !== 'en-US') throw new Error(`--language is zh-CN or en-US.\n\n${USAGE}`);
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC')
    throw new Error(`--time-zone ${timeZone} is unknown.\n\n${USAGE}`);
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

async function main(): Promise<void> {
  const company = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const log = createLog('warn');
  const engine = await openDatabase(settings, (err) => log.warn({ err }, 'database connection'));
  const services = await createServices(settings, engine, log);
  try {
    const { initialPassword } = await createCompany(services.kernel, company);
    process.stdout.write(
      `Company:  ${company.code}\nAccount:  ${company.adminAccount}\nPassword: ${initialPassword ?? ''}\n`,
    );
  } finally {
    await services.stop();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Failure)
    return error.issues.map((i) => `${i.field}: ${issueText('en-US', i.code, i.params)}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}

if (process.argv[1]?.match(/create-company\.(ts|js|mjs)$/)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  });
}
