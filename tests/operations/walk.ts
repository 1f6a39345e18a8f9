import { plain } from '@hengcai/services/src/testing/pictures.ts';
import { page, type Cast } from './cast.ts';
import { PROOFS, type Step } from './modules.ts';
import type { Data } from './stack.ts';
import { announceMaintenance, useTheHomePage } from './walk-home.ts';
import { runAnAppraisal } from './walk-appraisal.ts';
import { arrangeLists, changePeople, importPeople, invitePeople, listPeople, readTheShell } from './walk-employees.ts';
import { setBonusBases, setMatrices } from './walk-pay.ts';
import { arrangeTheScope, readTheLists, removeTheUnused, stopAPlan, startFromAKit } from './walk-plan.ts';

/**
 * Every operation of the web client, in the order in which a company would use them; what a module does by itself stands
 * in `tests/modules`. It happens once for a company: it ends with the worker signed out and the head of the department
 * under another password; hr stays signed in.
 */
export const WALK: readonly Step[] = [
  ['lists people', listPeople],
  ['reads what the shell needs', readTheShell],
  ['changes every section of an employee', changePeople],
  ['imports people', importPeople],
  ['asks people in', invitePeople],
  ['arranges lists and finds what is in them', arrangeLists],
  ['runs an appraisal from the first rule to the archive', runAnAppraisal],
  ['reads the lists around it', readTheLists],
  ['changes and removes what is not in use', removeTheUnused],
  ['arranges who takes part', arrangeTheScope],
  ['starts from a kit', startFromAKit],
  ['stops, locks and reminds', stopAPlan],
  ['publishes announcements and keeps a schedule', useTheHomePage],
  ['announces maintenance to everybody', announceMaintenance],
  ...PROOFS.flatMap(({ walk }) => walk),
  ['sets salary matrices', setMatrices],
  ['sets bases of bonuses', setBonusBases],
  ['changes the own picture', changeThePicture],
  ['keeps tokens for scripts', keepTokens],
  ['tries the other ways in', tryOtherWays],
  ['marks messages, changes the password and signs out', signOut],
];

/** The whole walk at once. */
export async function walk(cast: Cast): Promise<void> {
  for (const [, step] of WALK) await step(cast);
}

/** A picture that is removed again, and one that stays. */
async function changeThePicture({ worker }: Cast): Promise<void> {
  const picture = new Uint8Array(await plain(100, 100).png().toBuffer());
  const upload = () => worker.upload('uploadprofile', 'me.png', picture, 'image/png');
  await upload();
  await worker.run('DeleteAvatar');
  await upload();
  await worker.run('MyAvatar');
}

/** Two tokens of one person, the first of which is revoked again. */
async function keepTokens({ worker, mark, list }: Cast): Promise<void> {
  await worker.run('MyAccount');
  await worker.run('MailPreference');
  await worker.run('SaveMailPreference', { input: { preference: 'DAILY' } });
  await worker.run('ApiTokenChoices');
  const made = (name: string) =>
    worker.run('CreateApiToken', {
      input: { name: `${mark} ${name}`, validDays: 30, readOnly: true, allowExport: false },
    });
  const { createApiToken } = await made('trial');
  await made('nightly');
  await worker.run('RevokeApiToken', { input: { id: (createApiToken as Data)['apiToken'].id } });
  await list(worker, 'ApiTokens', page);
}

/**
 * The other ways in, as far as a company without a provider goes: what is refused here is proven in the services. The
 * worker links the account of the head and removes the link again, so that the walk goes on as the worker.
 */
async function tryOtherWays({ company, worker }: Cast): Promise<void> {
  const userName = company.numberOf.get(company.bossIds[0]) ?? '';
  await worker.ask('OpenExternalSystem');
  await worker.ask('StartExternalLogin', { input: { domain: 'localhost', companyCode: company.code } });
  await worker.ask('CompleteExternalLogin', { input: { state: 'none', code: 'none' } });
  await worker.run('RequestPasswordReset', { input: { companyCode: company.code, userName: 'nobody' } });
  await worker.ask('ResetPassword', { input: { token: 'none', newPassword: 'Passw0rd3' } });
  const { linkIdentity } = await worker.run('LinkIdentity', { input: { userName, password: 'Passw0rd1' } });
  await worker.run('Identities');
  const linked = ((linkIdentity as Data)['identities'] as Data[]).find(({ original }) => original === false);
  await worker.ask('SwitchIdentity', { input: { id: '0'.repeat(32) } });
  await worker.run('UnlinkIdentity', { input: { id: linked?.['id'] as string } });
}

async function signOut({ boss, worker }: Cast): Promise<void> {
  const { messages } = await worker.run('MessageDrawer', page(20));
  const ids = ((messages as Data)['items'] as Data[]).map(({ id }) => id as string);
  await worker.run('MarkMessagesRead', { input: { ids } });
  await worker.run('DeleteMessages', { input: { ids } });
  await worker.run('Reminders', page(20));
  await boss.ask('ChangePassword', { input: { oldPassword: 'Passw0rd1', newPassword: 'Passw0rd2' } });
  await worker.run('Logout');
}
