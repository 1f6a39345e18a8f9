import { readFile as readBytes } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { commodities as service } from '@hengcai/shared/contract/reward/commodities';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { detached } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { invalid, notFound } from '../../kit/failure.ts';
import { keepOwnFile, readFile, RESULT_LIFE_MS, storeFile } from '../../kit/files.ts';
import { drawPicture } from '../../kit/pictures.ts';
import { inContext } from '../../kit/run.ts';
import { commodity } from './tables.ts';

type Endpoints = (typeof service)['endpoints'];

/** Twice what specification 9 asks for: screens of phones have more than a dot for a pixel. */
const SIZE = { width: 2 * LIMITS.goodsPictureWidth, height: 2 * LIMITS.goodsPictureHeight };
const NAME = 'commodity.jpg';

/** Pictures come before what they show is saved, and end by themselves if it never is. */
export const pictureHandlers: Pick<Handlers<typeof service>, 'uploadcommoditypicture' | 'commoditypicture'> = {
  // Drawn before the transaction: nobody waits for a decoder.
  uploadcommoditypicture: detached<Endpoints['uploadcommoditypicture']>(async ({ upload }, call) => {
    const picture = await drawPicture(await readBytes(upload.path), SIZE);
    return inContext(call.kernel, call, 'writes', async (ctx) => ({
      pictureId: await storeFile((fn) => fn(ctx), {
        name: NAME,
        contentType: 'image/jpeg',
        bytes: once(picture),
        lifeMs: RESULT_LIFE_MS,
      }),
    }));
  }),

  async commoditypicture({ pictureId }, ctx) {
    const shown = and(eq(commodity.companyId, ctx.session.companyId), eq(commodity.pictureFileId, pictureId));
    if ((await ctx.tx.$count(commodity, shown)) === 0) throw notFound();
    return readFile(ctx, pictureId);
  },
};

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** Keeps a picture that the caller has uploaded for what is being saved; any other file is none. */
export async function keepPicture(ctx: Ctx, pictureId: string | null): Promise<void> {
  if (pictureId !== null && !(await keepOwnFile(ctx, pictureId, NAME))) throw invalid('pictureId', 'PICTURE_GONE');
}
