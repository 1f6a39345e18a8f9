import { client } from '../../session/client';
import { downloadFile, uploadFile } from '../../session/files';
import {
  CommitFileImportDocument,
  FileImportErrorsDocument,
  FileImportRowsDocument,
  FileImportsDocument,
  FileImportSummaryDocument,
  FileImportTemplateDocument,
  MapFileImportDocument,
  MendFileImportDocument,
  UndoFileImportDocument,
} from './fileImport.gen';
import type { ImportAdapter } from './importAdapter';
import { countsOf, jobOrRefusal, linesOf, orderName, summaryOf } from './importAnswers';

const fresh = { fetchPolicy: 'network-only' } as const;

/** `POST /files/<operation>` of each kind of file. */
const UPLOADS = {
  DEPARTMENTS: 'importdept',
  POSITIONS: 'importposition',
  RANKS: 'importrank',
  JOB_FAMILIES: 'importjobfamily',
  RECORDS: 'importrecord',
} as const;

/** Files of a kind, for the wizard: all kinds take the same way. */
function fileImportAdapter(kind: keyof typeof UPLOADS): ImportAdapter {
  return {
    coded: kind !== 'RECORDS',
    downloadTemplate: async () => {
      const { data } = await client.query({ query: FileImportTemplateDocument, variables: { kind }, ...fresh });
      await downloadFile(data?.fileImportTemplate);
    },
    upload: async (file, onProgress) =>
      (await uploadFile<{ importId: string }>(UPLOADS[kind], file, onProgress)).importId,
    summary: async (id) => {
      const { data } = await client.query({ query: FileImportSummaryDocument, variables: { kind, id }, ...fresh });
      if (!data?.fileImport) throw new Error('import not found');
      return summaryOf(data.fileImport);
    },
    closesMissing: kind === 'DEPARTMENTS',
    map: async (id, mapping, closeMissing) => {
      const { data } = await client.mutate({
        mutation: MapFileImportDocument,
        variables: { input: { kind, id, mapping: [...mapping], closeMissing } },
      });
      return jobOrRefusal(data?.mapFileImport);
    },
    rows: async (id, { outcome, pageNo, pageSize }) => {
      const { data } = await client.query({
        query: FileImportRowsDocument,
        variables: { kind, id, outcome, page: { pageNo, pageSize } },
        ...fresh,
      });
      return linesOf(data?.fileImport?.rows);
    },
    downloadErrors: async (id) => {
      const { data } = await client.query({ query: FileImportErrorsDocument, variables: { kind, id }, ...fresh });
      await downloadFile(data?.fileImport?.errorFile);
    },
    mend: async (id, { replace, dayOrder }) => {
      const { data } = await client.mutate({
        mutation: MendFileImportDocument,
        variables: { input: { kind, id, replace: [...replace], dayOrder: orderName(dayOrder) } },
      });
      return jobOrRefusal(data?.mendFileImport);
    },
    commit: async (id, clientMutationId, leaveErrors) => {
      const { data } = await client.mutate({
        mutation: CommitFileImportDocument,
        variables: { input: { kind, id, clientMutationId, leaveErrors } },
      });
      return jobOrRefusal(data?.commitFileImport);
    },
    recent: async () => {
      const { data } = await client.query({
        query: FileImportsDocument,
        variables: { kind },
        ...fresh,
        context: { quiet: true },
      });
      return (data?.fileImports?.items ?? []).map((one) => ({ ...one, counts: countsOf(one.counts) }));
    },
    undo: async (id, clientMutationId) => {
      const { data } = await client.mutate({
        mutation: UndoFileImportDocument,
        variables: { input: { kind, id, clientMutationId } },
      });
      return jobOrRefusal(data?.undoFileImport);
    },
  };
}

export const departmentImportAdapter = fileImportAdapter('DEPARTMENTS');
export const positionImportAdapter = fileImportAdapter('POSITIONS');
export const rankImportAdapter = fileImportAdapter('RANKS');
export const jobFamilyImportAdapter = fileImportAdapter('JOB_FAMILIES');
export const recordImportAdapter = fileImportAdapter('RECORDS');
