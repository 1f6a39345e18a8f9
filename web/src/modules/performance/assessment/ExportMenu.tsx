import { Button } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import { DropMenu } from '../../../ui/DropMenu';
import { type ExportAssessmentMutationVariables, useExportAssessmentMutation } from './assessment.gen';
import { useAssessmentPicture } from './document/useAssessmentPicture';
import { type Assessment, permissionOf } from './model';

type Format = NonNullable<ExportAssessmentMutationVariables['input']['format']>;

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
}

/** The appraisal as a document or a workbook of the services, or as a picture, where the plan allows it. */
export function ExportMenu({ assessment, planId, employeeId }: Props) {
  const t = useT();
  const { documents } = useCapabilities();
  const picture = useAssessmentPicture(assessment, { planId, employeeId });
  const [exportFile] = useExportAssessmentMutation();
  if (!permissionOf(assessment, 'exportDetails').allowed) return null;
  const file = (format: Format) => () =>
    void act(async () => {
      const { data } = await exportFile({ variables: { input: { planId, employeeId, format } } });
      if (data?.exportAssessment?.file) await downloadFile(data.exportAssessment.file);
      return data?.exportAssessment;
    });
  return (
    <>
      <DropMenu
        trigger={
          <Button>
            <DownloadIcon />
            {t('ui.export')}
          </Button>
        }
        entries={[
          {
            id: 'pdf',
            label: t('performance.assess.export.pdf'),
            // Only the services make pages whose text can be searched; without that there are pages of the picture.
            onSelect: documents ? file('PDF') : () => void picture.save('pdf'),
          },
          { id: 'png', label: t('performance.assess.export.png'), onSelect: () => void picture.save('png') },
          { id: 'xlsx', label: t('performance.assess.export.xlsx'), onSelect: file('XLSX') },
        ]}
      />
      {picture.drawing}
    </>
  );
}
