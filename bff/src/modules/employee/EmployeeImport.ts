import type { EmployeeImportLineResolvers, EmployeeImportResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EmployeeImportLineRow, EmployeeImportRow } from './rows.ts';

export const EmployeeImport: ResolversOf<EmployeeImportResolvers, EmployeeImportRow> = {
  id: (staged) => staged.importId,
  status: (staged) => staged.state,
  rowCount: (staged) => staged.rows,
  rows: ({ importId, of = 'empmanage' }, { outcome, page }, { rest }) =>
    rest[of].listimportrows({ ...page, importId, outcome: outcome ?? undefined }),
  job: ({ jobId }, _args, { rest }) => (jobId === null ? null : rest.platform.job({ jobId })),
  errorFile: ({ importId, counts, of = 'empmanage' }, _args, { tickets }) =>
    counts?.error || counts?.open ? tickets.link(of, 'downloadimporterrors', { importId }, { lasts: 'session' }) : null,
};

export const EmployeeImportLine: ResolversOf<EmployeeImportLineResolvers, EmployeeImportLineRow> = {
  number: (line) => line.empNumber,
  name: (line) => line.empName,
};
