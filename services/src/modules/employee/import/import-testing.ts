import { type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { companyWith, idOf, jobDone, upload } from '../fixtures.ts';

/** An import as its owner sees it. */
export interface Summary {
  importId: string;
  state: string;
  rows: number;
  columns: { header: string; field: string | null; note: string | null; samples: string[] }[];
  counts: Record<'add' | 'change' | 'same' | 'error', number> | null;
  notes: { code: string; text: string }[];
}
interface Row {
  row: number;
  outcome: string;
  errors: { field: string | null; column: string | null; code: string; allowed: string[] | null }[];
}

/** What tests of imports do again and again: a company, a dry run of a file, its commit. */
export function importing(services: TestServices) {
  const newCompany = () =>
    companyWith(services, { sales: null, it: null }, [{ key: 'boss', deptId: idOf('sales'), empName: '王伟' }]);
  const check = async (
    company: TestCompany,
    csv: string | Uint8Array,
    fileName = 'people.csv',
    token = company.adminToken,
  ) => {
    const uploaded = await upload(services, '/empmanage/importempinfo', token, fileName, csv);
    if (!uploaded.success) throw new Error(JSON.stringify(uploaded));
    const { importId, columns } = uploaded.data as Summary;
    const mapping = columns.map(({ header, field }) => ({ header, field }));
    const { jobId } = await services.ok<{ jobId: string }>('empmanage.mapimport', { importId, mapping }, token);
    const job = await jobDone(services, token, jobId);
    const summary = await services.ok<Summary>('empmanage.getimport', { importId }, token);
    const rows = (outcome: string) =>
      services.ok<{ items: Row[]; total: number }>(
        'empmanage.listimportrows',
        { importId, outcome, pageSize: 100 },
        token,
      );
    return { importId, summary, rows, job };
  };
  const commit = async (company: TestCompany, importId: string, token = company.adminToken) => {
    const { jobId } = await services.ok<{ jobId: string }>(
      'empmanage.commitimport',
      { importId, clientMutationId: `commit-${importId}` },
      token,
    );
    return jobDone(services, token, jobId);
  };
  return { newCompany, check, commit };
}
