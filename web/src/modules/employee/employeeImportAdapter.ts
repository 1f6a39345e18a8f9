import { client } from '../../session/client';
import { downloadFile, uploadFile } from '../../session/files';
import type { ImportAdapter, JobOrRefusal } from '../../shared/import/importAdapter';
import {
  CommitEmployeeImportDocument,
  EmployeeImportErrorsDocument,
  EmployeeImportRowsDocument,
  EmployeeImportSummaryDocument,
  EmployeeImportTemplateDocument,
  MapEmployeeImportDocument,
} from './employeeImport.gen';

const fresh = { fetchPolicy: 'network-only' } as const;

interface Started {
  job: { id: string } | null;
  userErrors: readonly { message: string }[];
}
function jobOrRefusal(payload: Started | null | undefined): JobOrRefusal {
  if (payload?.job) return { jobId: payload.job.id };
  return { refusal: payload?.userErrors.map((e) => e.message).join('\n') ?? '' };
}

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
    const { counts, ...rest } = data.employeeImport;
    return {
      ...rest,
      counts: counts && { ADD: counts.add, CHANGE: counts.change, SAME: counts.same, ERROR: counts.error },
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
  commit: async (id, clientMutationId) => {
    const { data } = await client.mutate({
      mutation: CommitEmployeeImportDocument,
      variables: { input: { id, clientMutationId } },
    });
    return jobOrRefusal(data?.commitEmployeeImport);
  },
};
