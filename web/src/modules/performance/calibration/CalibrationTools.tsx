import { Button } from '@chakra-ui/react';
import { DownloadIcon, HistoryIcon, LightbulbIcon, UploadIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';

export type CalibrationView = 'list' | 'board' | 'matrix' | 'groups';

/** People as a list, as cards on their levels, by performance and potential, or group beside group. */
export function ViewChoice({ view, onChange }: { view: CalibrationView; onChange: (view: CalibrationView) => void }) {
  const t = useT();
  return (
    <SegmentGroup.Root
      size="sm"
      aria-label={t('performance.calib.view')}
      value={view}
      onValueChange={({ value }) => onChange(value as CalibrationView)}
    >
      <SegmentGroup.Indicator />
      <SegmentGroup.Items
        items={[
          { value: 'list', label: t('performance.calib.view.list') },
          { value: 'board', label: t('performance.calib.view.board') },
          { value: 'matrix', label: t('performance.calib.view.matrix') },
          { value: 'groups', label: t('performance.calib.view.groups') },
        ]}
      />
    </SegmentGroup.Root>
  );
}

interface Props {
  canEdit: boolean;
  /** Whether the rule has levels to move people between. */
  canPropose: boolean;
  onExport: (() => void) | undefined;
  onOpen: (at: 'proposal' | 'import' | 'history') => void;
}

/** What can be done with the whole list. */
export function CalibrationTools({ canEdit, canPropose, onExport, onOpen }: Props) {
  const t = useT();
  return (
    <>
      {canEdit && canPropose && (
        <Button onClick={() => onOpen('proposal')}>
          <LightbulbIcon />
          {t('performance.calib.propose')}
        </Button>
      )}
      {onExport && (
        <Button onClick={onExport}>
          <DownloadIcon />
          {t('performance.calib.export')}
        </Button>
      )}
      {canEdit && (
        <Button onClick={() => onOpen('import')}>
          <UploadIcon />
          {t('performance.calib.import')}
        </Button>
      )}
      <Button onClick={() => onOpen('history')}>
        <HistoryIcon />
        {t('performance.calib.history')}
      </Button>
    </>
  );
}
