import type { Contract } from '@hengcai/shared/contract/all';
import { LANGUAGES } from '@hengcai/shared/rules/limits';
import type { Handlers } from '../../kit/context.ts';
import { letterKinds, letterOf, shippedWording } from '../../kit/letters/kinds.ts';
import { written } from '../../kit/letters/write.ts';
import { addTemplate, changeTemplate, deleteTemplate, isUsableName, useTemplate } from './change-template.ts';
import { listTemplates } from './list-template.ts';
import { demandText } from './text.ts';

/** `/mailTemplate`: how a company words its mails and letters. */
export const mailTemplateHandlers: Handlers<Contract['mailTemplate']> = {
  listkind: async (_input, ctx) => ({
    items: letterKinds().map((kind) => ({
      kind,
      placeholders: letterOf(kind).placeholders.map(({ name, required, bodyOnly }) => ({
        placeholder: name,
        meaning: ctx.t(`letter.${name}`),
        required,
        bodyOnly,
      })),
      wordings: LANGUAGES.map((language) => {
        const { subject, body } = shippedWording(kind, language);
        return { language, letterSubject: subject, letterBody: body };
      }),
    })),
  }),
  listtemplate: (input, ctx) => listTemplates(ctx, input),
  usabletemplatename: async ({ letterTemplateName, letterTemplateId }, ctx) => ({
    usable: await isUsableName(ctx, letterTemplateName, letterTemplateId),
  }),
  addtemplate: (input, ctx) => addTemplate(ctx, input),
  updatetemplate: (input, ctx) => changeTemplate(ctx, input),
  usetemplate: (input, ctx) => useTemplate(ctx, input),
  deletetemplate: (input, ctx) => deleteTemplate(ctx, input),

  async preview({ kind, language, letterSubject, letterBody, empId }, ctx) {
    const text = demandText(kind, { letterSubject, letterBody });
    const { subject, body, blanks } = written(text, await letterOf(kind).preview(ctx, empId, language));
    return { letterSubject: subject, letterBody: body, blanks: blanks.map((name) => ctx.t(`letter.${name}`)) };
  },
};
