import type {
  MutationResolvers,
  QueryResolvers,
  ReportTargetResolvers,
  WorkReportResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ReportTargetRow, WorkReportRow } from './rows.ts';

export const WorkReport: ResolversOf<WorkReportResolvers, WorkReportRow> = {
  id: ({ person, department, period, from }) =>
    [...(department ? ['dept', department.deptId] : [person.empId]), period, from].join('.'),
};

export const ReportTarget: ResolversOf<ReportTargetResolvers, ReportTargetRow> = {
  id: (target) => target.rowId,
};

/** Reports of work. */
export const workReportQueries: Pick<QueryResolvers, 'workReport' | 'workReports' | 'sharedWorkReport'> = {
  workReport: (_root, { employeeId, departmentId, period, day }, { rest }) =>
    rest.workReport.workreport({
      period,
      day,
      empId: employeeId ?? undefined,
      deptId: departmentId ?? undefined,
    }),
  workReports: (_root, { period, day, departments, written, page }, { rest }) =>
    rest.workReport.workreportlist({ ...page, period, day, departments, written: written ?? undefined }),
  sharedWorkReport: (_root, { token }, { rest }) => rest.workReport.sharedworkreport({ token }),
};

export const workReportMutations: Pick<MutationResolvers, 'saveWorkReport'> = {
  saveWorkReport: (_root, { input: { departmentId, ...input } }, { rest }) =>
    payload(async () => ({
      report: await rest.workReport.saveworkreport({ ...input, deptId: departmentId ?? undefined }),
    })),
};
