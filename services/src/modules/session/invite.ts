import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../kit/calls.ts';
import type { Handlers } from '../../kit/context.ts';
import { forgotpassword } from './forgotten.ts';
import { updatepassword } from './new-password.ts';

type Endpoints = Contract['invite']['endpoints'];

/** The way back in after a forgotten password. */
export const inviteHandlers: Handlers<Contract['invite']> = {
  forgotpassword: detached<Endpoints['forgotpassword']>(forgotpassword),
  updatepassword: detached<Endpoints['updatepassword']>(updatepassword),
};
