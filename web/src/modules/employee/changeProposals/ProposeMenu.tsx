import { Button } from '@chakra-ui/react';
import { MessageSquarePlusIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { DropMenu } from '../../../ui/DropMenu';
import { PROPOSED_KINDS, type ProposedKind } from './proposedKinds';
import { useChangeProposalsAbout } from './useChangeProposals';

const ProposeChangeDrawer = lazy(() =>
  import('./ProposeChangeDrawer').then((m) => ({ default: m.ProposeChangeDrawer })),
);

/** What a manager may have changed of somebody in the own line, where the company allows it. */
export function ProposeMenu({ employeeId }: { employeeId: string }) {
  const t = useT();
  const { mayPropose } = useChangeProposalsAbout(employeeId);
  const [kind, setKind] = useState<ProposedKind | null>(null);
  if (!mayPropose) return null;
  return (
    <>
      <DropMenu
        trigger={
          <Button>
            <MessageSquarePlusIcon />
            {t('employee.proposed.propose')}
          </Button>
        }
        entries={PROPOSED_KINDS.map((one) => ({
          id: one,
          label: t(`employee.change.file.${one}`),
          onSelect: () => setKind(one),
        }))}
      />
      <Suspense>
        {kind && <ProposeChangeDrawer kind={kind} employeeId={employeeId} onClose={() => setKind(null)} />}
      </Suspense>
    </>
  );
}
