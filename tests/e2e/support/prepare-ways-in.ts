// Makes the company of `ways-in.spec.ts` in the database that DATA_DIR names, and ends: people with linked identities, a
// department that HR supports, an identity provider, and a letter to somebody who forgot the password.
import { openDatabase } from '../../../services/src/app.ts';
import { relayMail } from '../../../services/src/kit/jobs/relay-mail.ts';
import { departmentsFor, idOf, peopleFor } from '../../../services/src/modules/employee/fixtures.ts';
import { setHeads } from '../../../services/src/modules/org/public.ts';
import { accountOfEmployee } from '../../../services/src/modules/session/public.ts';
import { readSettings } from '../../../services/src/settings.ts';
import { CLIENT_ID, CLIENT_SECRET, startIdentityProvider } from '../../../services/src/testing/identity-provider.ts';
import { startServices } from '../../../services/src/testing/kit.ts';
import { WAYS_IN } from './ways-in.ts';

const env = { ...process.env, LOG_LEVEL: 'silent' } as Record<string, string>;
const settings = readSettings(env);
const engine = await openDatabase(settings, () => undefined);
const services = await startServices({ engine, env: { ...env, SERVICES_PORT: '0' } });
const company = await services.createTestCompany(WAYS_IN);
const supporter = await services.as(company, 'writes', async (ctx) => {
  await departmentsFor(ctx, { sales: null, product: null });
  await peopleFor(ctx, [
    { key: 'E001', empName: '陈经理', deptId: idOf('sales') },
    { key: 'E002', empName: '林小夏', deptId: idOf('sales'), boss: 'E001', email: 'lin@ways.example' },
    { key: 'E003', empName: '林小夏（兼）', deptId: idOf('product') },
    { key: 'E004', empName: '王伟', deptId: idOf('product'), email: 'wang@ways.example' },
    { key: 'E005', empName: '赵敏', deptId: idOf('product') },
    { key: 'E006', empName: '周舟', deptId: idOf('product') },
    { key: 'E007', empName: '吴桐', deptId: idOf('product'), email: 'wu@ways.example' },
    { key: 'HR01', empName: '何人事', roles: ['hr'] },
  ]);
  await setHeads(ctx, [{ deptId: idOf('sales'), headEmpId: idOf('E001') }]);
  return (await accountOfEmployee(ctx, idOf('HR01')))?.userId ?? '';
});
const token = await services.signIn(WAYS_IN, 'admin');
await services.ok('imageControl.saveUpdate', { userId: supporter, deptId: idOf('sales') }, token);

const port = Number(process.env['PROVIDER_PORT']);
const provider = await startIdentityProvider({ port, redirectUri: `${settings.webUrl}/auth-login` });
const known = {
  issuer: provider.issuer,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  matchBy: 'email',
  claim: null,
  nameKind: 'account',
  caCertificate: null,
};
await services.ok('ldapController.saveldap', { loginWay: 1, directory: null, provider: known, version: 0 }, token);
await provider.stop();

await services.ok('invite.forgotpassword', { companyCode: WAYS_IN, userName: 'E004' });
await relayMail(services.kernel);
await services.stop();
