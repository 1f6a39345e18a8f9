const PASSWORD = 'Hengcai2026';
const ACCOUNTS = [
  ['hengcai', 'admin', 'administrator'],
  ['hengcai', 'ceo', 'enterprise head'],
  ['hengcai', 'hr', 'HR staff'],
  ['hengcai', 'manager', 'department manager'],
  ['hengcai', 'employee', 'employee'],
  ['hengcai', 'readonly', 'may look, not change'],
  ['hengcai', 'newcomer', 'signs in for the first time'],
  ['acme', 'admin', 'administrator of a second company'],
  ['platform', 'admin', 'platform administrator'],
];

const isOn = (value) => ['on', '1', 'true'].includes(value);

/** Whether this start has the demo companies, by the same rule as the services' settings. */
function hasDemo({ REST_URL, DATABASE_URL, DEMO, PUBLIC_URL }) {
  if (REST_URL) return false;
  if (DEMO) return isOn(DEMO);
  const isPublic = PUBLIC_URL && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(PUBLIC_URL).hostname);
  return !DATABASE_URL && !isPublic;
}

/** The demo accounts as a table to print, one per role; empty where there are none. */
export function demoAccounts(env) {
  if (!hasDemo(env)) return '';
  const rows = ACCOUNTS.map((account) => `  ${account[0].padEnd(10)}${account[1].padEnd(10)}${account[2]}`);
  return ['', `  Company   Account   Who (password ${PASSWORD})`, ...rows, ''].join('\n');
}
