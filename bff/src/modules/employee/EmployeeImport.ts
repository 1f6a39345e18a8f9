import type { EmployeeImportLineResolvers, EmployeeImportResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EmployeeImportLineRow, EmployeeImportRow } from './rows.ts';

export const EmployeeImport: ResolversOf<EmployeeImportResolvers, EmployeeImportRow> = {
  id: (staged) => staged.importId,
  status: (staged) => staged.state,
  rowCount: (staged) => staged.rows,
  rows: ({ importId, ofChanges }, { outcome, page }, { rest }) =>
    (ofChanges ? rest.personnelChange : rest.empmanage).listimportrows({
      ...page,
      importId,
      outcome: outcome ?? undefined,
    }),
  job: ({ jobId }, _args, { rest }) => (jobId === null ? null : rest.platform.job({ jobId })),
  errorFile: ({ importId, counts, ofChanges }, _args, { tickets }) => {
    if (!counts?.error) return null;
    const lasts = { lasts: 'session' } as const;
    return ofChanges
      ? tickets.link('personnelChange', 'downloadimporterrors', { importId }, lasts)
      : tickets.link('empmanage', 'downloadimporterrors', { importId }, lasts);
  },
};

export const EmployeeImportLine: ResolversOf<EmployeeImportLineResolvers, EmployeeImportLineRow> = {
  number: (line) => line.empNumber,
  name: (line) => line.empName,
};
