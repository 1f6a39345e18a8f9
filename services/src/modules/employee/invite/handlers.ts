import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { inviteByCards } from './cards.ts';
import { invitationCounts } from './counts.ts';
import { preparePasswords, sendPasswordSheet } from './sheet.ts';
import { signInStates } from './states.ts';

type Endpoints = Contract['invitations']['endpoints'];

/** Asking people in who have never signed in: by mail, by cards with a QR code, by a sheet of first passwords. */
export const invitationHandlers: Handlers<Contract['invitations']> = {
  signinstates: ({ empIds }, ctx) => signInStates(ctx, empIds),
  invitationcounts: (selection, ctx) => invitationCounts(ctx, selection),
  invitebymail: async ({ clientMutationId: _key, ...selection }, ctx) => {
    const { byMail } = await invitationCounts(ctx, selection);
    const total = byMail.fresh + (selection.again ? byMail.again : 0);
    if (total === 0) throw refused('NOBODY_TO_INVITE');
    return { jobId: await ctx.enqueue({ kind: 'employee.invite', input: { selection }, total }) };
  },
  invitebycards: (selection, ctx) => inviteByCards(ctx, selection),
  preparepasswords: ({ clientMutationId: _key, ...selection }, ctx) => preparePasswords(ctx, selection),
  passwordsheet: detached<Endpoints['passwordsheet']>(sendPasswordSheet),
};
