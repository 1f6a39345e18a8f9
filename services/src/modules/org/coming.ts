import type * as z from 'zod';
import type { DepartmentChange, DepartmentChangeField } from '@hengcai/shared/contract/org/deptmanage';
import { applyChange, type OrgTree } from '@hengcai/shared/rules/org/structure';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { peopleById, type KnownPerson } from '../../kit/people.ts';
import { issueText } from '../../messages/translate.ts';
import { changeOf, pendingChanges, storedTree, type PendingChange } from './structure.ts';

export type ChangeData = z.output<typeof DepartmentChange>;
type FieldData = z.output<typeof DepartmentChangeField>;

const NAMED = {
  deptName: 'name',
  deptNameEn: 'nameEn',
  parentDeptId: 'parentId',
  headEmpId: 'headEmpId',
} as const;

/** What is coming, each change in the words of the day before it. */
export async function comingChanges(ctx: Ctx, deptId?: string): Promise<ChangeData[]> {
  const pending = await pendingChanges(ctx);
  if (pending.length === 0) return [];
  let tree = await storedTree(ctx, ctx.today);
  const steps = pending.map((change) => {
    const before = tree;
    tree = applyChange(tree, changeOf(change)).tree;
    return { change, before };
  });
  const wanted = steps.filter(({ change }) => !deptId || change.deptId === deptId || change.intoDeptId === deptId);
  const people = await peopleById(
    ctx,
    wanted.flatMap(({ change, before }) => [
      before.get(change.deptId)?.headEmpId ?? null,
      ('headEmpId' in change.values ? change.values.headEmpId : null) ?? null,
    ]),
  );
  return wanted.map(({ change, before }) => toChange(ctx, change, before, people));
}

function toChange(
  ctx: Ctx,
  change: PendingChange,
  before: OrgTree,
  people: ReadonlyMap<string, KnownPerson>,
): ChangeData {
  const was = before.get(change.deptId);
  const nameOf = (deptId: string): string | undefined => {
    const dept = before.get(deptId);
    return dept && localName(ctx, dept.name, dept.nameEn);
  };
  const { values } = change;
  const text = (field: keyof typeof NAMED, value: string | null | undefined): string | null => {
    if (!value) return null;
    if (field === 'parentDeptId') return nameOf(value) ?? null;
    if (field !== 'headEmpId') return value;
    const person = people.get(value);
    return person ? `${localName(ctx, person.name, person.nameEn)} ${person.number}` : null;
  };
  const fields = (Object.keys(NAMED) as (keyof typeof NAMED)[]).flatMap((field): FieldData[] => {
    const key = NAMED[field];
    if (!(key in change.values)) return [];
    const [from, to] = [was?.[key], change.values[key]];
    if ((from ?? null) === (to ?? null)) return [];
    return [{ field, before: text(field, from), after: text(field, to) }];
  });
  return {
    changeId: change.id,
    kind: change.kind,
    deptId: change.deptId,
    deptName: nameOf(change.deptId) ?? ('name' in values ? localName(ctx, values.name ?? '', values.nameEn) : ''),
    targetDeptId: change.intoDeptId,
    targetDeptName: change.intoDeptId === null ? null : (nameOf(change.intoDeptId) ?? ''),
    effectiveDate: change.effectiveDate,
    fields,
    problems: (change.problems ?? []).map(({ code, params }) => issueText(ctx.language, code, params)),
    createdAt: change.createdAt.toISOString(),
  };
}
