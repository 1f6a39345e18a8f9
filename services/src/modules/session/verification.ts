import { createHmac, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../kit/calls.ts';
import type { Tx } from '../../kit/context.ts';
import { Failure, tooOften } from '../../kit/failure.ts';
import type { Kernel } from '../../kit/kernel.ts';
import { isCodeNeeded, overLimit } from './attempts.ts';
import type { TypedName } from './find-account.ts';
import { CODE_CHARACTERS, drawCode } from './code-picture.ts';
import { verificationCode } from './tables.ts';

const CODE_LENGTH = 4;
const CODE_LIFE_MS = 2 * 60_000;
const PICTURES_PER_MINUTE = 10;
const TEST_CODE = 'ABCD';

type GetCode = Contract['verifycode']['endpoints']['getverifycode'];

const refusal = (status: 603 | 604 | 605, code: string) => new Failure(status, [{ field: 'verifyCode', code }]);

/** Makes the one open code of a name, existing or not, and answers its picture. */
export async function getverifycode(input: ParsedOf<GetCode>, { kernel, clientIp }: Call): Promise<DataOf<GetCode>> {
  const typed = { companyCode: input.companyCode.toLowerCase(), name: input.userName.toLowerCase() };
  const code = kernel.settings.testMode
    ? TEST_CODE
    : Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length))).join('');
  const wait = await kernel.db.withSystem('signIn', async (tx, now) => {
    const limited = !kernel.settings.testMode && clientIp !== null;
    const seconds = limited ? await overLimit(tx, `picture:${clientIp}`, now, 60_000, PICTURES_PER_MINUTE) : 0;
    if (seconds > 0) return seconds;
    const fresh = { codeHash: hashCode(kernel, typed, code), expiresAt: new Date(now.getTime() + CODE_LIFE_MS) };
    await tx
      .insert(verificationCode)
      .values({ ...typed, ...fresh })
      .onConflictDoUpdate({ target: [verificationCode.companyCode, verificationCode.name], set: fresh });
    return 0;
  });
  if (wait > 0) throw tooOften(wait);
  const png = await drawCode(code);
  return { image: `data:image/png;base64,${png.toString('base64')}` };
}

/** Whether the code lets a sign-in pass: asked for from the third failure on, used once, bound to the name. */
export async function checkCode(
  kernel: Kernel,
  tx: Tx,
  typed: TypedName,
  failures: number,
  given: string | undefined,
  now: Date,
): Promise<Failure | null> {
  if (!isCodeNeeded(failures)) return null;
  const code = given?.trim().toUpperCase() ?? '';
  if (code === '') return refusal(603, 'CODE_REQUIRED');
  // Taken away before it is compared: a wrong guess uses it up as well.
  const [open] = await tx
    .delete(verificationCode)
    .where(and(eq(verificationCode.companyCode, typed.companyCode), eq(verificationCode.name, typed.name)))
    .returning({ codeHash: verificationCode.codeHash, expiresAt: verificationCode.expiresAt });
  if (!open) return refusal(604, 'CODE_WRONG');
  if (open.expiresAt < now) return refusal(605, 'CODE_EXPIRED');
  return open.codeHash === hashCode(kernel, typed, code) ? null : refusal(604, 'CODE_WRONG');
}

// With the master key: four characters alone would be found by trying them all against a stolen table.
const hashCode = (kernel: Kernel, { companyCode, name }: TypedName, code: string) =>
  createHmac('sha256', kernel.settings.masterKey).update(`${companyCode}\n${name}\n${code}`).digest('hex');
