import { readFile as readBytes } from 'node:fs/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { ownPicture } from '@hengcai/shared/contract/session/system-user';
import { isAnyOf } from '../../db/sql.ts';
import { detached } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { readFile, removeFile, removeFiles, storeFile } from '../../kit/files.ts';
import { drawAvatar } from '../../kit/pictures.ts';
import { inContext } from '../../kit/run.ts';
import { userAccount } from './tables.ts';

type Endpoints = Contract['systemUser']['endpoints'];

/** The picture of the own account. Nobody changes one while acting as somebody else: the contract says so. */
export const avatarHandlers: Pick<
  Handlers<Contract['systemUser']>,
  'uploadprofile' | 'deleteprofile' | 'profileimage'
> = {
  // Drawn before the transaction: nobody waits for a decoder.
  uploadprofile: detached<Endpoints['uploadprofile']>(async ({ upload }, call) => {
    const picture = await drawAvatar(await readBytes(upload.path));
    return inContext(call.kernel, call, 'writes', async (ctx) => {
      const former = await lockAvatar(ctx);
      const fileId = await storeFile((fn) => fn(ctx), {
        name: 'avatar.jpg',
        contentType: 'image/jpeg',
        bytes: once(picture),
      });
      await setAvatar(ctx, fileId, former);
      await ctx.audit({ action: 'account.avatarChanged', objectType: 'account', objectId: ctx.session.userId });
      return { profileImage: ownPicture(fileId) };
    });
  }),

  async deleteprofile(_input, ctx) {
    const former = await lockAvatar(ctx);
    if (former === null) return null;
    await setAvatar(ctx, null, former);
    await ctx.audit({ action: 'account.avatarRemoved', objectType: 'account', objectId: ctx.session.userId });
    return null;
  },

  async profileimage({ image }, ctx) {
    const { tx, session } = ctx;
    const [own] = await tx
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(
        and(
          eq(userAccount.companyId, session.companyId),
          eq(userAccount.id, session.subjectUserId),
          eq(userAccount.avatarFileId, image),
        ),
      );
    if (!own) throw notFound();
    return readFile(ctx, image);
  },
};

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const ownAccount = ({ session }: Ctx) =>
  and(eq(userAccount.companyId, session.companyId), eq(userAccount.id, session.userId));

/** The file of the present picture; locked, so that of two uploads at once the first one's file is not left behind. */
async function lockAvatar(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.tx
    .select({ avatarFileId: userAccount.avatarFileId })
    .from(userAccount)
    .where(ownAccount(ctx))
    .for('update');
  return row?.avatarFileId ?? null;
}

async function setAvatar(ctx: Ctx, fileId: string | null, former: string | null): Promise<void> {
  await ctx.tx.update(userAccount).set({ avatarFileId: fileId }).where(ownAccount(ctx));
  if (former !== null) await removeFile(ctx, former);
}

/** Takes the pictures of some people away. */
export async function removeAvatars(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  const theirs = and(eq(userAccount.companyId, ctx.session.companyId), isAnyOf(userAccount.empId, empIds));
  const rows = await ctx.tx
    .select({ fileId: userAccount.avatarFileId })
    .from(userAccount)
    .where(and(theirs, isNotNull(userAccount.avatarFileId)))
    .for('update');
  await ctx.tx.update(userAccount).set({ avatarFileId: null }).where(theirs);
  await removeFiles(
    ctx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
}
