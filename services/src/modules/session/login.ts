import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../kit/calls.ts';
import { proven } from './prove-password.ts';
import { startSession } from './start-session.ts';

type Login = Contract['root']['endpoints']['login'];

/** Signs in with a password. */
export const login = (input: ParsedOf<Login>, call: Call): Promise<DataOf<Login>> =>
  proven(call, input, (tx, now, account) => startSession(call, tx, now, account, input.force === 'true'));
