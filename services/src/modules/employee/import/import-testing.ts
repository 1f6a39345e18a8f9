import type { MappableField } from '@hengcai/shared/rules/import';
import { NO_MENDS, type Mends, type NewThing } from '@hengcai/shared/rules/employee/import-mending';
import { type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { companyWith, idOf, jobDone, upload } from '../fixtures.ts';

/** Something unknown that rows name. */
export interface Thing extends NewThing {
  field: string;
  value: string;
  under: string | null;
  rows: number;
  nearest: { code: string; name: string }[];
  confirmed: boolean;
}
/** An import as its owner sees it. */
export interface Summary {
  importId: string;
  state: string;
  rows: number;
  closeMissing: boolean;
  columns: { header: string; field: string | null; message: string | null; samples: string[]; untold: string | null }[];
  fields: MappableField[];
  counts: (Record<'add' | 'change' | 'same' | 'error', number> & { close?: number }) | null;
  notes: { code: string; message: string; warning: boolean }[];
  changedFields: { field: string; label: string; count: number }[];
  made: { code: string; label: string; count: number; names: string[] }[];
  undoUntil: string | null;
  causes: {
    field: string | null;
    column: string | null;
    code: string;
    message: string;
    kind: string | null;
    count: number;
    rows: number[];
    values: { value: string; count: number }[];
    canBeEmpty: boolean;
  }[];
  unknowns: Thing[];
  mends: Mends;
  canCreate: boolean;
}
/** Confirms that everything unknown is made as proposed. */
export const creating = (things: readonly Thing[]): NewThing[] =>
  things.map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade }));
interface Row {
  row: number;
  outcome: string;
  empNumber: string | null;
  empName: string | null;
  changes: { label: string; before: string | null; after: string | null; masked: boolean }[];
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
  /** Decides about errors and waits for the dry run that follows; answers the import as it is then. */
  const mend = async (company: TestCompany, importId: string, mends: Partial<Mends>, token = company.adminToken) => {
    const { jobId } = await services.ok<{ jobId: string }>(
      'empmanage.mendimport',
      { ...NO_MENDS, ...mends, importId },
      token,
    );
    await jobDone(services, token, jobId);
    return services.ok<Summary>('empmanage.getimport', { importId }, token);
  };
  /** A dry run whose unknown things are all made. */
  const checkAndCreate = async (company: TestCompany, csv: string | Uint8Array, fileName = 'people.csv') => {
    const checked = await check(company, csv, fileName);
    const summary = await mend(company, checked.importId, { create: creating(checked.summary.unknowns) });
    return { ...checked, summary };
  };
  const commit = async (
    company: TestCompany,
    importId: string,
    token = company.adminToken,
    more: { leaveErrors?: boolean } = {},
  ) => {
    const { jobId } = await services.ok<{ jobId: string }>(
      'empmanage.commitimport',
      { importId, clientMutationId: `commit-${importId}`, ...more },
      token,
    );
    return jobDone(services, token, jobId);
  };
  return { newCompany, check, mend, checkAndCreate, commit };
}
