import { client } from '../../../session/client';
import { downloadFile, uploadFile } from '../../../session/files';
import type { ImportAdapter } from '../../../shared/import/importAdapter';
import { jobOrRefusal, linesOf, orderName, summaryOf } from '../../../shared/import/importAnswers';
import {
  CommitPersonnelChangeImportDocument,
  MapPersonnelChangeImportDocument,
  MendPersonnelChangeImportDocument,
  PersonnelChangeImportErrorsDocument,
  PersonnelChangeImportRowsDocument,
  PersonnelChangeImportSummaryDocument,
  PersonnelChangeImportTemplateDocument,
} from './changeImport.gen';

const fresh = { fetchPolicy: 'network-only' } as const;

/** Files of personnel changes, for the wizard. What was filed is cancelled or reversed one by one, not undone as a whole. */
export const changeImportAdapter: ImportAdapter = {
  files: true,
  downloadTemplate: async () => {
    const { data } = await client.query({ query: PersonnelChangeImportTemplateDocument, ...fresh });
    await downloadFile(data?.personnelChangeImportTemplate);
  },
  upload: async (file, onProgress) => (await uploadFile<{ importId: string }>('import', file, onProgress)).importId,
  summary: async (id) => {
    const { data } = await client.query({ query: PersonnelChangeImportSummaryDocument, variables: { id }, ...fresh });
    if (!data?.personnelChangeImport) throw new Error('import not found');
    return summaryOf(data.personnelChangeImport);
  },
  map: async (id, mapping) => {
    const { data } = await client.mutate({
      mutation: MapPersonnelChangeImportDocument,
      variables: { input: { id, mapping: [...mapping] } },
    });
    return jobOrRefusal(data?.mapPersonnelChangeImport);
  },
  rows: async (id, { outcome, pageNo, pageSize }) => {
    const { data } = await client.query({
      query: PersonnelChangeImportRowsDocument,
      variables: { id, outcome, page: { pageNo, pageSize } },
      ...fresh,
    });
    return linesOf(data?.personnelChangeImport?.rows);
  },
  downloadErrors: async (id) => {
    const { data } = await client.query({ query: PersonnelChangeImportErrorsDocument, variables: { id }, ...fresh });
    await downloadFile(data?.personnelChangeImport?.errorFile);
  },
  mend: async (id, { replace, dayOrder }) => {
    const { data } = await client.mutate({
      mutation: MendPersonnelChangeImportDocument,
      variables: { input: { id, replace: [...replace], dayOrder: orderName(dayOrder) } },
    });
    return jobOrRefusal(data?.mendPersonnelChangeImport);
  },
  commit: async (id, clientMutationId, leaveErrors) => {
    const { data } = await client.mutate({
      mutation: CommitPersonnelChangeImportDocument,
      variables: { input: { id, clientMutationId, leaveErrors } },
    });
    return jobOrRefusal(data?.commitPersonnelChangeImport);
  },
};
