import { Portal, Text } from '@chakra-ui/react';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Drawer } from '../../../theme/parts/Drawer';
import { DrawerClose } from '../../../ui/DrawerClose';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { useCalibrationHistoryQuery } from './calibration.gen';

/** Every adjustment of a plan or of one person, newest first; entries are only ever added. */
export function HistoryDrawer({
  planId,
  employeeId,
  onClose,
}: {
  planId: string;
  employeeId: string | null;
  onClose: () => void;
}) {
  const t = useT();
  const { data } = useCalibrationHistoryQuery({
    variables: { planId, employeeId, page: { pageNo: 1, pageSize: 100 } },
    fetchPolicy: 'network-only',
  });
  const entries = data?.assessmentPlan?.calibrationHistory?.items ?? [];
  return (
    <Drawer.Root
      open
      onOpenChange={(event) => {
        if (!event.open) onClose();
      }}
      size="sm"
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('performance.calib.history')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              {data && entries.length === 0 ? (
                <Text color="fg.muted">{t('performance.calib.history.empty')}</Text>
              ) : (
                <ApprovalTimeline
                  entries={entries.map((entry) => ({
                    id: entry.id,
                    mark: 'done',
                    title: t('performance.calib.entry', {
                      name: localName(entry.employee),
                      scoreBefore: formatNumber(entry.scoreBefore),
                      scoreAfter: formatNumber(entry.scoreAfter),
                      levelBefore: orDash(entry.levelBefore),
                      levelAfter: orDash(entry.levelAfter),
                    }),
                    people: entry.by ? [{ name: localName(entry.by), number: entry.by.number }] : [],
                    at: entry.at,
                    comment: entry.comment,
                  }))}
                />
              )}
            </Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
