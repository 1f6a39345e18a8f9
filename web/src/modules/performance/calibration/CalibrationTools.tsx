import { Button } from '@chakra-ui/react';
import { DownloadIcon, EllipsisIcon, HistoryIcon, LightbulbIcon, UploadIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useT } from '../../../i18n/useT';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';
import { DropMenu } from '../../../ui/DropMenu';
import { IconAction } from '../../../ui/IconAction';
import { useIsPhone } from '../../../ui/useMedia';

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

/** What can be done with the whole list: buttons, on the phone behind one. */
export function CalibrationTools({ canEdit, canPropose, onExport, onOpen }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const tool = (id: 'propose' | 'export' | 'import' | 'history', icon: ReactElement, onSelect: () => void) => ({
    id,
    icon,
    label: t(`performance.calib.${id}`),
    onSelect,
  });
  const tools = [
    ...(canEdit && canPropose ? [tool('propose', <LightbulbIcon />, () => onOpen('proposal'))] : []),
    ...(onExport ? [tool('export', <DownloadIcon />, onExport)] : []),
    ...(canEdit ? [tool('import', <UploadIcon />, () => onOpen('import'))] : []),
    tool('history', <HistoryIcon />, () => onOpen('history')),
  ];
  if (phone)
    return (
      <DropMenu
        trigger={<IconAction label={t('ui.more')} icon={<EllipsisIcon />} variant="outline" />}
        entries={tools}
      />
    );
  return tools.map(({ id, icon, label, onSelect }) => (
    <Button key={id} onClick={onSelect}>
      {icon}
      {label}
    </Button>
  ));
}
