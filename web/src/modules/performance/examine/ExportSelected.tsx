import { Button } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { useExportSeveral } from '../assessment/useExportSeveral';
import type { AppraisalRowFragment } from './examine.gen';

/** Downloads the selected appraisals as one workbook. */
export function ExportSelected({ rows }: { rows: readonly AppraisalRowFragment[] }) {
  const t = useT();
  const exportSeveral = useExportSeveral();
  return (
    <Button
      variant="outline"
      onClick={() =>
        void exportSeveral({
          appraisals: rows.map(({ plan, employee }) => ({ planId: plan?.id ?? '', employeeId: employee?.id ?? '' })),
        })
      }
    >
      <DownloadIcon />
      {t('performance.assess.export.several', { count: rows.length })}
    </Button>
  );
}
