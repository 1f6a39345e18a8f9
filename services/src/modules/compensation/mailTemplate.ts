import type { Contract } from '@hengcai/shared/contract/all';
import { LANGUAGES } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { type Kind, letterKinds, letterOf, shippedWording } from '../../kit/letters/kinds.ts';
import { written } from '../../kit/letters/write.ts';
import { meaningsOf, ownLetterValues, placeholdersOf } from '../employee/public.ts';
import { addTemplate, changeTemplate, deleteTemplate, isUsableName, useTemplate } from './change-template.ts';
import { listTemplates } from './list-template.ts';
import { demandText } from './text.ts';

/** `/mailTemplate`: how a company words its mails and letters. */
export const mailTemplateHandlers: Handlers<Contract['mailTemplate']> = {
  async listkind(_input, ctx) {
    const items: Awaited<ReturnType<typeof kindShown>>[] = [];
    for (const kind of letterKinds()) items.push(await kindShown(ctx, kind));
    return { items };
  },
  listtemplate: (input, ctx) => listTemplates(ctx, input),
  usabletemplatename: async ({ letterTemplateName, letterTemplateId }, ctx) => ({
    usable: await isUsableName(ctx, letterTemplateName, letterTemplateId),
  }),
  addtemplate: (input, ctx) => addTemplate(ctx, input),
  updatetemplate: (input, ctx) => changeTemplate(ctx, input),
  usetemplate: (input, ctx) => useTemplate(ctx, input),
  deletetemplate: (input, ctx) => deleteTemplate(ctx, input),

  async preview({ kind, language, letterSubject, letterBody, empId }, ctx) {
    const text = await demandText(ctx, kind, { letterSubject, letterBody });
    const values = await letterOf(kind).preview(ctx, empId, language);
    const own = await ownLetterValues(ctx, kind, [text], [{ empId, language }]);
    const { subject, body, blanks } = written(text, { ...values, ...own.get(empId) });
    return { letterSubject: subject, letterBody: body, blanks: await meaningsOf(ctx, kind, blanks) };
  },
};

/** What may be written into a kind, and how it is worded by itself. */
async function kindShown(ctx: Ctx, kind: Kind) {
  const placeholders = await placeholdersOf(ctx, kind);
  return {
    kind,
    placeholders: placeholders.map(({ name, ...one }) => ({ placeholder: name, ...one })),
    wordings: LANGUAGES.map((language) => {
      const { subject, body } = shippedWording(kind, language);
      return { language, letterSubject: subject, letterBody: body };
    }),
  };
}
