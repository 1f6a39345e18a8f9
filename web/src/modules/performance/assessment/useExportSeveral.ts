import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import { type ExportAssessmentsMutationVariables, useExportAssessmentsMutation } from './assessment.gen';

/** Downloads several appraisals as one workbook. */
export function useExportSeveral(): (input: ExportAssessmentsMutationVariables['input']) => Promise<boolean> {
  const [exportFile] = useExportAssessmentsMutation();
  return (input) =>
    act(async () => {
      const { data } = await exportFile({ variables: { input } });
      if (data?.exportAssessments?.file) await downloadFile(data.exportAssessments.file);
      return data?.exportAssessments;
    });
}
