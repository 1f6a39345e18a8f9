import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { EMPLOYEE_FIELDS, toRestFields } from './fields.ts';
import { toRestFilter } from './filter.ts';
import type { EmployeeRecordsRow, EmployeeRow } from './rows.ts';

type Mutations =
  | 'addEmployee'
  | 'resetEmployeePassword'
  | 'updateEmployeeBasic'
  | 'updateEmployeeWork'
  | 'updateEmployeePersonal'
  | 'updateEmployeeContact'
  | 'updateEmployeeBank'
  | 'updateEmployeeContract'
  | 'updateEmployeeEducation'
  | 'updateEmployeeSalary'
  | 'exportEmployees'
  | 'exportMyRecord'
  | 'mapEmployeeImport'
  | 'mendEmployeeImport'
  | 'commitEmployeeImport'
  | 'undoEmployeeImport';

interface Changed {
  id: string;
  employee?: EmployeeRow | undefined;
  superiors?: readonly EmployeeRow[] | undefined;
  records?: Omit<EmployeeRecordsRow, 'empId'> | undefined;
}

/** Runs the change of one section and answers the employee as it is afterwards. */
const change = ({ loaders }: Context, write: () => Promise<Changed>) =>
  payload(async () => {
    const { id, employee, superiors = [], records } = await write();
    loaders.employeeById.clear(id);
    // Services that answer no more than the version are asked.
    for (const told of [employee ?? [], superiors].flat()) loaders.employeeById.prime(told.empId, told);
    return { employee: () => loaders.employeeById.load(id), records: records ? { ...records, empId: id } : null };
  }, EMPLOYEE_FIELDS);

/** Starts work on a staged import and answers both as they are afterwards. */
const work = ({ rest }: Context, importId: string, start: () => Promise<{ jobId: string }>) =>
  payload(
    async () => {
      const { jobId } = await start();
      return { job: () => rest.platform.job({ jobId }), employeeImport: () => rest.empmanage.getimport({ importId }) };
    },
    { importId: 'id' },
  );

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addEmployee: (_root, { input }, { rest, loaders }) =>
    payload(async () => {
      const { empId, initialPassword, employee } = await rest.empupdate.addemp(toRestFields(input));
      if (employee) loaders.employeeById.prime(empId, employee);
      return { employee: () => loaders.employeeById.load(empId), initialPassword };
    }, EMPLOYEE_FIELDS),

  resetEmployeePassword: (_root, { input }, { rest }) =>
    payload(() => rest.empupdate.resetpassword(toRestFields(input)), EMPLOYEE_FIELDS),

  updateEmployeeBasic: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.updatebaseinfo(toRestFields(input))),
  updateEmployeeWork: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.workinfo(toRestFields(input))),
  updateEmployeePersonal: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.personalinfo(toRestFields(input))),
  updateEmployeeContact: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.contactsinfo(toRestFields(input))),
  updateEmployeeBank: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.bankcardInfo(toRestFields(input))),
  updateEmployeeContract: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.contractinfo(toRestFields(input))),
  updateEmployeeEducation: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.educationinfo(toRestFields(input))),
  updateEmployeeSalary: (_root, { input }, context) =>
    change(context, () => context.rest.empupdate.salaryinfo(toRestFields(input))),

  exportEmployees: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('empmanage', 'exportempinfo', { filter: toRestFilter(filter), format }),
    })),

  exportMyRecord: (_root, _args, { tickets }) =>
    payload(async () => ({ file: await tickets.export('empmanage', 'exportownrecord', {}) })),

  mapEmployeeImport: (_root, { input: { id, mapping } }, context) =>
    work(context, id, () =>
      context.rest.empmanage.mapimport({
        importId: id,
        mapping: mapping.map(({ header, field }) => ({ header, field: field ?? null })),
      }),
    ),
  mendEmployeeImport: (
    _root,
    { input: { id, create = [], replace = [], leaveEmpty = [], dayOrder = null } },
    context,
  ) =>
    work(context, id, () =>
      context.rest.empmanage.mendimport({
        importId: id,
        replace,
        leaveEmpty,
        dayOrder,
        create: create.map((one) => ({ ...one, grade: one.grade ?? null })),
      }),
    ),
  commitEmployeeImport: (_root, { input: { id, clientMutationId, leaveErrors } }, context) =>
    work(context, id, () => context.rest.empmanage.commitimport({ importId: id, clientMutationId, leaveErrors })),
  undoEmployeeImport: (_root, { input: { id, clientMutationId } }, context) =>
    work(context, id, () => context.rest.empmanage.undoimport({ importId: id, clientMutationId })),
};
