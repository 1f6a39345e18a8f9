import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../kit/calls.ts';
import type { Handlers } from '../../kit/context.ts';
import { getverifycode } from './verification.ts';

export const verifycodeHandlers: Handlers<Contract['verifycode']> = {
  getverifycode: detached<Contract['verifycode']['endpoints']['getverifycode']>(getverifycode),
};
