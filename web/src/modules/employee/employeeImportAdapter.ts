import type { Mends, ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import { client } from '../../session/client';
import { downloadFile, uploadFile } from '../../session/files';
import type { ImportAdapter, JobOrRefusal } from '../../shared/import/importAdapter';
import {
  CommitEmployeeImportDocument,
  EmployeeImportErrorsDocument,
  EmployeeImportsDocument,
  EmployeeImportRowsDocument,
  EmployeeImportSummaryDocument,
  EmployeeImportTemplateDocument,
  MapEmployeeImportDocument,
  MendEmployeeImportDocument,
  UndoEmployeeImportDocument,
} from './employeeImport.gen';

const fresh = { fetchPolicy: 'network-only' } as const;

const PERIODS = { MONTH: 'month', YEAR: 'year', '%future added value': null } as const;

const KINDS = {
  DEPARTMENT: 'department',
  POSITION: 'position',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
  '%future added value': null,
} as const;
const KIND_NAMES = { department: 'DEPARTMENT', position: 'POSITION', rank: 'RANK', jobFamily: 'JOB_FAMILY' } as const;

/** A thing with the rules' word for its kind; one of a kind this release does not know cannot be made here. */
function knownKind<T extends { kind: keyof typeof KINDS | null }>(one: T): (Omit<T, 'kind'> & { kind: ThingKind })[] {
  const kind = one.kind && KINDS[one.kind];
  return kind ? [{ ...one, kind }] : [];
}

/** What was decided goes back as an input, so nothing of the answer but its fields may stay. */
const plainMends = ({ create, replace, leaveEmpty }: Mends): Mends => ({
  create: create.map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade })),
  replace: replace.map(({ field, value, by }) => ({ field, value, by })),
  leaveEmpty: leaveEmpty.map(({ field, code }) => ({ field, code })),
});

interface Started {
  job: { id: string } | null;
  userErrors: readonly { field?: string | null; message: string }[];
}
function jobOrRefusal(payload: Started | null | undefined): JobOrRefusal {
  if (payload?.job) return { jobId: payload.job.id };
  const errors = (payload?.userErrors ?? []).map(({ field = null, message }) => ({ field, message }));
  return { refusal: [...new Set(errors.map(({ message }) => message))].join('\n'), errors };
}

const countsOf = (counts: { add: number; change: number; same: number; error: number } | null) =>
  counts && { ADD: counts.add, CHANGE: counts.change, SAME: counts.same, ERROR: counts.error };

/** Imports of employees, for the wizard. */
export const employeeImportAdapter: ImportAdapter = {
  downloadTemplate: async () => {
    const { data } = await client.query({ query: EmployeeImportTemplateDocument, ...fresh });
    await downloadFile(data?.employeeImportTemplate);
  },
  upload: async (file, onProgress) =>
    (await uploadFile<{ importId: string }>('importempinfo', file, onProgress)).importId,
  summary: async (id) => {
    const { data } = await client.query({ query: EmployeeImportSummaryDocument, variables: { id }, ...fresh });
    if (!data?.employeeImport) throw new Error('import not found');
    const { causes, counts, fields, unknowns, mends, ...rest } = data.employeeImport;
    return {
      ...rest,
      fields: fields.map((field) => ({ ...field, amountPer: field.amountPer && PERIODS[field.amountPer] })),
      causes: causes.map((cause) => ({ ...cause, fill: cause.fill === '%future added value' ? null : cause.fill })),
      unknowns: unknowns.flatMap(knownKind),
      mends: plainMends({ ...mends, create: mends.create.flatMap(knownKind) }),
      counts: countsOf(counts),
    };
  },
  map: async (id, mapping) => {
    const { data } = await client.mutate({
      mutation: MapEmployeeImportDocument,
      variables: { input: { id, mapping: [...mapping] } },
    });
    return jobOrRefusal(data?.mapEmployeeImport);
  },
  rows: async (id, { outcome, pageNo, pageSize }) => {
    const { data } = await client.query({
      query: EmployeeImportRowsDocument,
      variables: { id, outcome, page: { pageNo, pageSize } },
      ...fresh,
    });
    const page = data?.employeeImport?.rows;
    const items = (page?.items ?? []).map((row) => ({
      ...row,
      outcome: row.outcome === '%future added value' ? null : row.outcome,
    }));
    return { items, total: page?.total ?? 0 };
  },
  downloadErrors: async (id) => {
    const { data } = await client.query({ query: EmployeeImportErrorsDocument, variables: { id }, ...fresh });
    await downloadFile(data?.employeeImport?.errorFile);
  },
  mend: async (id, { create, replace, leaveEmpty }) => {
    const { data } = await client.mutate({
      mutation: MendEmployeeImportDocument,
      variables: {
        input: {
          id,
          create: create.map((one) => ({ ...one, kind: KIND_NAMES[one.kind] })),
          replace: [...replace],
          leaveEmpty: [...leaveEmpty],
        },
      },
    });
    return jobOrRefusal(data?.mendEmployeeImport);
  },
  commit: async (id, clientMutationId, leaveErrors) => {
    const { data } = await client.mutate({
      mutation: CommitEmployeeImportDocument,
      variables: { input: { id, clientMutationId, leaveErrors } },
    });
    return jobOrRefusal(data?.commitEmployeeImport);
  },
  recent: async () => {
    const { data } = await client.query({ query: EmployeeImportsDocument, ...fresh, context: { quiet: true } });
    return (data?.employeeImports?.items ?? []).map((one) => ({ ...one, counts: countsOf(one.counts) }));
  },
  undo: async (id, clientMutationId) => {
    const { data } = await client.mutate({
      mutation: UndoEmployeeImportDocument,
      variables: { input: { id, clientMutationId } },
    });
    return jobOrRefusal(data?.undoEmployeeImport);
  },
};
