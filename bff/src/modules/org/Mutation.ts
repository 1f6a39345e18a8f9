import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { DepartmentRow } from './rows.ts';

type Mutations =
  | 'createDepartment'
  | 'updateDepartment'
  | 'closeDepartment'
  | 'orderDepartments'
  | 'mergeDepartment'
  | 'withdrawDepartmentChanges'
  | 'exportDepartments';

/** REST's names of a department's fields as the schema spells them. */
const FIELDS = {
  deptId: 'id',
  deptCode: 'code',
  deptName: 'name',
  deptNameEn: 'nameEn',
  parentDeptId: 'parentId',
  headEmpId: 'headId',
  targetDeptId: 'targetId',
  deptIds: 'ids',
  changeIds: 'ids',
} as const;

interface Changed {
  deptId: string;
  changeId: string | null;
  department: DepartmentRow | null;
}

/** Runs a change of the structure and answers the department as it is today. */
const change = ({ loaders }: Context, write: () => Promise<Changed>) =>
  payload(async () => {
    const { deptId, changeId, department } = await write();
    loaders.departmentById.clear(deptId);
    loaders.countedDepartmentById.clear(deptId);
    return { department, changeId };
  }, FIELDS);

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createDepartment: (
    _root,
    { input: { clientMutationId, code, name, nameEn, parentId, headId, effectiveDate } },
    context,
  ) =>
    change(context, () =>
      context.rest.deptmanage.savedept({
        clientMutationId,
        deptCode: code,
        deptName: name,
        deptNameEn: nameEn,
        parentDeptId: parentId,
        headEmpId: headId,
        effectiveDate: effectiveDate ?? undefined,
      }),
    ),
  updateDepartment: (_root, { input: { id, version, code, name, nameEn, parentId, headId, effectiveDate } }, context) =>
    change(context, () =>
      context.rest.deptmanage.updatedept({
        deptId: id,
        version,
        deptCode: code ?? undefined,
        deptName: name ?? undefined,
        deptNameEn: nameEn,
        parentDeptId: parentId ?? undefined,
        headEmpId: headId,
        effectiveDate: effectiveDate ?? undefined,
      }),
    ),
  closeDepartment: (_root, { input: { id, version, effectiveDate } }, context) =>
    change(context, () =>
      context.rest.deptmanage.deletedept({ deptId: id, version, effectiveDate: effectiveDate ?? undefined }),
    ),
  orderDepartments: (_root, { input: { parentId, version, ids } }, { rest }) =>
    payload(() => rest.deptmanage.orderByDept({ parentDeptId: parentId, version, deptIds: [...ids] }), {
      ...FIELDS,
      parentDeptId: 'parentId',
    }),
  mergeDepartment: (_root, { input: { clientMutationId, id, version, targetId, effectiveDate } }, context) =>
    change(context, () =>
      context.rest.deptmanage.mergeDept({
        clientMutationId,
        deptId: id,
        version,
        targetDeptId: targetId,
        effectiveDate: effectiveDate ?? undefined,
      }),
    ),
  withdrawDepartmentChanges: (_root, { input: { ids } }, { rest }) =>
    payload(async () => ({ changes: await rest.deptmanage.historywithdraw({ changeIds: [...ids] }) }), FIELDS),
  exportDepartments: (_root, { input: { format } }, { tickets }) =>
    payload(async () => ({ file: await tickets.export('deptmanage', 'exportdept', { format }) })),
};
