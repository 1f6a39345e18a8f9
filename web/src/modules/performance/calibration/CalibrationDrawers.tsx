import { Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { TableImportDialog } from '../../../shared/tableImport/TableImportDialog';
import { AdjustDrawer } from './AdjustDrawer';
import { DecisionDialog } from './DecisionDialog';
import { HistoryDrawer } from './HistoryDrawer';
import { ProposalDrawer } from './ProposalDrawer';
import { ScoresDrawer } from './ScoresDrawer';
import { UngradedDrawer } from './UngradedDrawer';
import type { CalibrationPerson, useCalibration } from './useCalibration';

export type OpenDrawer =
  | {
      at: 'adjust';
      person: CalibrationPerson;
      /** The level the person is moved to, where it was chosen already. */
      to?: string;
      /** The drawer to come back to. */
      from?: 'proposal';
    }
  | { at: 'scores' | 'reject' | 'verify'; person: CalibrationPerson }
  | { at: 'history' | 'ungraded' | 'import' | 'proposal' };

interface Props {
  planId: string;
  open: OpenDrawer;
  list: ReturnType<typeof useCalibration>;
  onOpen: (open: OpenDrawer | null) => void;
}

/** What is open beside the results of a plan. */
export function CalibrationDrawers({ planId, open, list, onOpen }: Props) {
  const t = useT();
  const close = () => onOpen(null);
  /** Results of combined plans are one list; what another of them is told of, this one has to ask anew. */
  const planOf = (person: CalibrationPerson) => person.plan?.id ?? planId;
  const done = (person: CalibrationPerson) => (told: unknown) =>
    list.refresh(planOf(person) === planId ? told : undefined);
  switch (open.at) {
    case 'adjust':
      return (
        list.rule && (
          <AdjustDrawer
            planId={planOf(open.person)}
            person={open.person}
            rule={list.rule}
            to={open.to}
            onClose={() => onOpen(open.from ? { at: open.from } : null)}
            onDone={done(open.person)}
          />
        )
      );
    case 'scores':
      return <ScoresDrawer planId={planOf(open.person)} person={open.person} onClose={close} />;
    case 'reject':
    case 'verify':
      return (
        <DecisionDialog
          planId={planOf(open.person)}
          person={open.person}
          decision={open.at}
          onClose={close}
          onDone={done(open.person)}
        />
      );
    case 'proposal':
      return (
        <ProposalDrawer
          planId={planId}
          onAdjust={(person, to) => onOpen({ at: 'adjust', person, to, from: 'proposal' })}
          onClose={close}
        />
      );
    case 'history':
      return <HistoryDrawer planId={planId} distribution={list.distribution} onClose={close} />;
    case 'ungraded':
      return <UngradedDrawer planId={planId} onClose={close} />;
    case 'import':
      return (
        <TableImportDialog
          title={t('performance.calib.import')}
          intro={<Text>{t('performance.calib.import.intro')}</Text>}
          operation="importAdjustingAssessed"
          planId={planId}
          onTaken={() => list.refresh()}
          onClose={close}
        />
      );
  }
}
