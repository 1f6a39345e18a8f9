import type { Context } from '../../context.ts';
import type {
  EmployeeEarlierContractResolvers,
  EmployeeQualificationResolvers,
  EmployeeRecordsResolvers,
  EmployeeShareOptionResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type {
  EmployeeEarlierContractRow,
  EmployeeQualificationRow,
  EmployeeRecordsRow,
  EmployeeRow,
  EmployeeShareOptionRow,
} from './rows.ts';

type Mutations =
  | 'updateEmployeeTitles'
  | 'updateEmployeeCertificates'
  | 'updateEmployeeShareOptions'
  | 'updateEmployeeEarlierContracts';

/** A record under the names of REST. */
const toRest = <T extends { id?: string | null }>({ id, ...values }: T) => ({ ...values, recordId: id ?? null });

const change = (
  { loaders }: Context,
  empId: string,
  write: () => Promise<{ records: Omit<EmployeeRecordsRow, 'empId'>; employee?: EmployeeRow | undefined }>,
) =>
  payload(
    async () => {
      const { records, employee } = await write();
      loaders.employeeById.clear(empId);
      if (employee) loaders.employeeById.prime(empId, employee);
      return { records: { ...records, empId }, employee: () => loaders.employeeById.load(empId) };
    },
    { empId: 'id' },
  );

export const recordQueries: Pick<QueryResolvers, 'employeeRecords'> = {
  employeeRecords: async (_root, { employeeId }, { rest, loaders }) => {
    const { employee, ...records } = await rest.empmanage.empdetail({ empId: employeeId });
    loaders.employeeById.prime(employeeId, employee);
    return { ...records, empId: employeeId };
  },
};

export const recordMutations: Pick<MutationResolvers, Mutations> = {
  updateEmployeeTitles: (_root, { input: { id, version, reason, titles } }, context) =>
    change(context, id, () =>
      context.rest.empupdate.titleinfo({ empId: id, version, reason: reason ?? null, titles: titles.map(toRest) }),
    ),
  updateEmployeeCertificates: (_root, { input: { id, version, reason, certificates } }, context) =>
    change(context, id, () =>
      context.rest.empupdate.certificateinfo({
        empId: id,
        version,
        reason: reason ?? null,
        certificates: certificates.map(toRest),
      }),
    ),
  updateEmployeeShareOptions: (_root, { input: { id, version, reason, shareOptions } }, context) =>
    change(context, id, () =>
      context.rest.empupdate.shareoptioninfo({
        empId: id,
        version,
        reason: reason ?? null,
        shareOptions: shareOptions.map(toRest),
      }),
    ),
  updateEmployeeEarlierContracts: (_root, { input: { id, version, reason, contracts } }, context) =>
    change(context, id, () =>
      context.rest.empupdate.earliercontractinfo({
        empId: id,
        version,
        reason: reason ?? null,
        contracts: contracts.map(toRest),
      }),
    ),
};

export const EmployeeRecords: ResolversOf<EmployeeRecordsResolvers, EmployeeRecordsRow> = {
  id: ({ empId }) => empId,
  incomes: async ({ empId }, _args, { rest }) => (await rest.empmanage.listempincomerecord({ empId })).items,
};
export const EmployeeQualification: ResolversOf<EmployeeQualificationResolvers, EmployeeQualificationRow> = {
  id: ({ recordId }) => recordId,
};
export const EmployeeShareOption: ResolversOf<EmployeeShareOptionResolvers, EmployeeShareOptionRow> = {
  id: ({ recordId }) => recordId,
};
export const EmployeeEarlierContract: ResolversOf<EmployeeEarlierContractResolvers, EmployeeEarlierContractRow> = {
  id: ({ recordId }) => recordId,
};
