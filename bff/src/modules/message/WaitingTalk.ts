import type { WaitingTalkResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf, planOf } from './references.ts';
import type { WaitingTalkRow } from './rows.ts';

export const WaitingTalk: ResolversOf<WaitingTalkResolvers, WaitingTalkRow> = {
  plan: (talk, _args, context, asked) => planOf(talk, context, asked),
  employee: (talk, _args, context, asked) => employeeOf(talk, context, asked),
  asSuperior: (talk) => talk.isBoss,
};
