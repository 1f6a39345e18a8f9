import type {
  ChangeLetterFormResolvers,
  ChangeLetterResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ChangeLetterFormRow, ChangeLetterRow } from './rows.ts';

export const ChangeLetter: ResolversOf<ChangeLetterResolvers, ChangeLetterRow> = {
  id: (letter) => letter.letterId,
  subject: (letter) => letter.letterSubject,
  body: (letter) => letter.letterBody,
};

export const ChangeLetterForm: ResolversOf<ChangeLetterFormResolvers, ChangeLetterFormRow> = {
  subject: (form) => form.letterSubject,
  body: (form) => form.letterBody,
};

export const changeLetterQueries: Pick<QueryResolvers, 'changeLetterForm'> = {
  changeLetterForm: (_root, { changeId, language }, { rest }) =>
    rest.personnelChange.letterinterface({ changeId, language }),
};

export const changeLetterMutations: Pick<MutationResolvers, 'writeChangeLetter' | 'exportChangeLetter'> = {
  writeChangeLetter: (_root, { input: { subject, body, ...input } }, { rest }) =>
    payload(
      async () => ({
        letter: await rest.personnelChange.writeletter({ ...input, letterSubject: subject, letterBody: body }),
      }),
      { letterSubject: 'subject', letterBody: 'body' },
    ),
  exportChangeLetter: (_root, { input: { id } }, { tickets }) =>
    payload(async () => ({ file: await tickets.export('personnelChange', 'letterfile', { letterId: id }) })),
};
