import type { Ctx } from '../../../kit/context.ts';
import { FieldGroup } from '@hengcai/shared/enums';
import { inDetails, readerOf, rightsOverPerson } from '../rights.ts';
import { salariesOf } from '../salary.ts';
import { requireVisible } from '../save.ts';

/** What somebody is paid and was paid, the latest first. */
export async function incomeOf(asked: Ctx, empId: string) {
  const ctx = inDetails(asked);
  await requireVisible(ctx, empId);
  const { reads } = await rightsOverPerson(ctx, await readerOf(ctx), empId);
  if (!reads(FieldGroup.SALARY)) return { items: null };
  const rows = (await salariesOf(ctx, [empId])).get(empId) ?? [];
  return {
    items: rows
      .sort((a, b) => (a.validFrom > b.validFrom ? -1 : 1))
      .map(({ validFrom, validTo, baseSalary, targetBonus }) => ({ validFrom, validTo, baseSalary, targetBonus })),
  };
}
