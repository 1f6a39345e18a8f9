import { Button, HStack } from '@chakra-ui/react';
import { PlusIcon, XIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { act } from '../../../shared/save/outcome';
import { ApprovalTimeline, type ApprovalMark } from '../../../ui/flow/ApprovalTimeline';
import { IconAction } from '../../../ui/IconAction';
import { SectionCard } from '../../../ui/Panel';
import { Pending } from '../../../ui/Pending';
import {
  type ProbationPlanFormFragment,
  type ProbationTrailQuery,
  useProbationTrailQuery,
  useRemoveProbationApproverMutation,
} from './plan.gen';

const ApproverDrawer = lazy(() => import('./ApproverDrawer').then((m) => ({ default: m.ApproverDrawer })));

type Node = NonNullable<NonNullable<ProbationTrailQuery['probationPlan']>['approval']>[number];

function markOf({ state, current, people }: Node): ApprovalMark {
  if (state === 'REFUSED') return 'refused';
  if (state === 'WITHDRAWN') return 'withdrawn';
  if (current) return 'current';
  if (state === 'APPROVED') return people.length === 0 ? 'skipped' : 'approved';
  return 'waiting';
}

/** Who approves and who did what; approvers can be added on the way. */
export function TrailCard({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const { plan } = detail;
  const { data, error, refetch } = useProbationTrailQuery({
    variables: { id: plan.id },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useRemoveProbationApproverMutation();
  const [adding, setAdding] = useState(false);
  const changes = detail.actions.includes('CHANGE_APPROVAL');
  const nodes = data?.probationPlan?.approval ?? [];
  const history = data?.probationPlan?.history;
  const takeAway = (at: number) =>
    act(
      async () =>
        (await remove({ variables: { input: { id: plan.id, version: plan.version, at } } })).data
          ?.removeProbationApprover,
      t('probation.node.removed'),
    );
  return (
    <>
      {nodes.length > 0 && (
        <SectionCard
          title={t('probation.approval')}
          actions={
            changes && (
              <Button size="sm" onClick={() => setAdding(true)}>
                <PlusIcon />
                {t('probation.node.add')}
              </Button>
            )
          }
        >
          <ApprovalTimeline
            entries={nodes.map((node) => ({
              id: String(node.place),
              title: node.name,
              mark: markOf(node),
              people: node.people.map(({ name }) => ({ name })),
              comment:
                [...node.people.flatMap(({ opinion }) => opinion ?? []), ...(node.message ? [node.message] : [])].join(
                  '\n',
                ) || null,
              details: changes && node.added && node.state === 'PENDING' && !node.current && (
                <HStack>
                  <IconAction
                    size="sm"
                    label={t('probation.node.remove')}
                    icon={<XIcon />}
                    onClick={() => void takeAway(node.place)}
                  />
                </HStack>
              ),
            }))}
          />
        </SectionCard>
      )}
      <SectionCard title={t('probation.history')}>
        {history ? (
          <ApprovalTimeline
            entries={history.map(({ id, event, by, text, at }) => ({
              id,
              title: label('ProbationEvent', event),
              mark: 'done',
              people: by ? [{ name: by }] : [],
              at,
              comment: text,
            }))}
          />
        ) : (
          <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />
        )}
      </SectionCard>
      <Suspense>{adding && <ApproverDrawer detail={detail} nodes={nodes} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
