import type { MutationResolvers, ProgressNoteResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { whose } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { ProgressNoteRow } from './rows.ts';

const FIELDS = { ...PERFORMANCE_FIELDS, rowId: 'indicatorId' };

export const ProgressNote: ResolversOf<ProgressNoteResolvers, ProgressNoteRow> = {
  id: (note) => note.noteId,
  indicatorId: (note) => note.rowId,
};

/** How far agreed indicators are. */
export const progressMutations: Pick<MutationResolvers, 'saveProgressNote'> = {
  saveProgressNote: (_root, { input }, { rest }) =>
    payload(
      () =>
        rest.performanceview.saveprogressnote({
          ...whose(input),
          clientMutationId: input.clientMutationId,
          rowId: input.indicatorId,
          value: input.value,
          confidence: input.confidence,
          text: input.text,
        }),
      FIELDS,
    ),
};
