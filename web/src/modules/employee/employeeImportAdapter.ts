import { client } from '../../session/client';
import { downloadFile, uploadFile } from '../../session/files';
import type { ImportAdapter } from '../../shared/import/importAdapter';
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
import { countsOf, jobOrRefusal, KIND_NAMES, linesOf, orderName, summaryOf } from '../../shared/import/importAnswers';

const fresh = { fetchPolicy: 'network-only' } as const;

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
    return summaryOf(data.employeeImport);
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
    return linesOf(data?.employeeImport?.rows);
  },
  downloadErrors: async (id) => {
    const { data } = await client.query({ query: EmployeeImportErrorsDocument, variables: { id }, ...fresh });
    await downloadFile(data?.employeeImport?.errorFile);
  },
  mend: async (id, { create, replace, leaveEmpty, dayOrder }) => {
    const { data } = await client.mutate({
      mutation: MendEmployeeImportDocument,
      variables: {
        input: {
          id,
          create: create.map((one) => ({ ...one, kind: KIND_NAMES[one.kind] })),
          replace: [...replace],
          leaveEmpty: [...leaveEmpty],
          dayOrder: orderName(dayOrder),
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
