import { Button } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { LuDownload } from 'react-icons/lu';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import { DropMenu } from '../../../ui/DropMenu';
import { useCapture } from '../../../ui/export/useCapture';
import { useExportAssessmentMutation } from './assessment.gen';
import { type Assessment, permissionOf } from './model';

interface Props {
  assessment: Assessment;
  planId: string;
  employeeId: string;
  page: RefObject<HTMLDivElement | null>;
}

/** The page as picture or PDF, the details as a workbook where the plan allows it. */
export function ExportMenu({ assessment, planId, employeeId, page }: Props) {
  const t = useT();
  const capture = useCapture();
  const [exportFile] = useExportAssessmentMutation();
  const name = `${localName(assessment.employee)} ${assessment.plan?.name ?? ''}`.trim();
  if (!permissionOf(assessment, 'exportDetails').allowed) return null;
  const save = (as: 'png' | 'pdf') => () => {
    if (page.current) void capture(page.current, name, as);
  };
  const workbook = () =>
    act(async () => {
      const { data } = await exportFile({ variables: { input: { planId, employeeId } } });
      if (data?.exportAssessment?.file) await downloadFile(data.exportAssessment.file);
      return data?.exportAssessment;
    });
  return (
    <DropMenu
      trigger={
        <Button>
          <LuDownload />
          {t('ui.export')}
        </Button>
      }
      entries={[
        { id: 'pdf', label: t('performance.assess.export.pdf'), onSelect: save('pdf') },
        { id: 'png', label: t('performance.assess.export.png'), onSelect: save('png') },
        { id: 'xlsx', label: t('performance.assess.export.xlsx'), onSelect: () => void workbook() },
      ]}
    />
  );
}
