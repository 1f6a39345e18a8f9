import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { LetterTemplate } from '@hengcai/shared/contract/compensation/mailTemplate';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { LANGUAGES } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../kit/context.ts';
import { letterKinds, shippedWording, type Kind } from '../../kit/letters/kinds.ts';
import type { PageOf } from '../../kit/paged.ts';
import { letterTemplate } from '../../kit/tables.ts';

export type TemplateRow = typeof letterTemplate.$inferSelect;
export type TemplateData = z.output<typeof LetterTemplate>;

/** One page of all wordings; a company has at most a hundred, and the shipped ones stand in no table. */
export async function listTemplates(
  ctx: Ctx,
  { keyword, kind, language, pageNo, pageSize }: ParsedOf<Contract['mailTemplate']['endpoints']['listtemplate']>,
): Promise<PageOf<TemplateData>> {
  const own = await ctx.tx
    .select()
    .from(letterTemplate)
    .where(eq(letterTemplate.companyId, ctx.session.companyId))
    .orderBy(asc(letterTemplate.name), asc(letterTemplate.id));
  const word = keyword?.toLowerCase() ?? '';
  const found = letterKinds()
    .flatMap((one) => LANGUAGES.map((its) => wordingsOf(one, its, own)))
    .flat()
    .filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (language === undefined || one.language === language) &&
        `${one.letterTemplateName ?? ''}\n${one.letterSubject}`.toLowerCase().includes(word),
    );
  const from = (pageNo - 1) * pageSize;
  return { items: found.slice(from, from + pageSize), total: found.length, pageNo, pageSize };
}

function wordingsOf(kind: Kind, language: TemplateRow['language'], all: readonly TemplateRow[]): TemplateData[] {
  const own = all.filter((one) => one.kind === kind && one.language === language);
  return [shipped(kind, language, !own.some(({ inUse }) => inUse)), ...own.map(toTemplate)];
}

/** The shipped wording as a template. */
export function shipped(kind: Kind, language: TemplateRow['language'], inUse: boolean): TemplateData {
  const { subject, body } = shippedWording(kind, language);
  return {
    letterTemplateId: null,
    kind,
    language,
    letterTemplateName: null,
    letterSubject: subject,
    letterBody: body,
    inUse,
    updatedAt: null,
    version: null,
  };
}

export const toTemplate = (row: TemplateRow): TemplateData => ({
  letterTemplateId: row.id,
  kind: row.kind as Kind,
  language: row.language,
  letterTemplateName: row.name,
  letterSubject: row.subject,
  letterBody: row.body,
  inUse: row.inUse,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
