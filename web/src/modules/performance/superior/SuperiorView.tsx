import { Button, Stack } from '@chakra-ui/react';
import { ClipboardListIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { AlignmentSection } from '../assessment/alignment/AlignmentSection';
import { TargetSheet } from '../assessment/targets/TargetSheet';
import { rowsOf } from '../assessment/targets/targetRows';
import type { SuperiorTargetsQuery } from './superior.gen';
import { memberPath, ownPath } from './superiorAddress';

interface Props {
  targets: NonNullable<SuperiorTargetsQuery['superiorTargets']>;
  own: NonNullable<SuperiorTargetsQuery['assessment']>;
  planId: string;
  employeeId: string;
}

const nothing = () => undefined;

/** The approved targets of the superior, read only, and below them what of the own targets serves them. */
export function SuperiorView({ targets, own, planId, employeeId }: Props) {
  const t = useT();
  const { superior, plan, parts } = targets;
  const form = { rows: rowsOf(targets), editable: false, change: nothing, add: nothing, remove: nothing };
  const isOwn = own.viewer === 'MYSELF';
  const back = isOwn ? ownPath(planId) : memberPath({ planId, employeeId });
  return (
    <>
      <BackHeader
        title={t('performance.superior.title', {
          name: superior ? localName(superior) : '-',
          plan: orDash(plan?.name),
        })}
        back={back}
        facts={<span>{t('performance.superior.of', { name: localName(own.person) })}</span>}
        actions={
          <Button asChild>
            <Link to={back}>
              <ClipboardListIcon />
              {t(isOwn ? 'performance.superior.mine' : 'performance.superior.theirs')}
            </Link>
          </Button>
        }
      />
      <Stack gap="4">
        <SectionCard id="targets" title={t('performance.superior')} hint={t('performance.superior.hint')}>
          {targets.agreed ? (
            <Stack gap="5">
              {parts.map((part) => (
                <TargetSheet key={`${part.template?.id}${part.id}`} form={form} part={part} parts={parts} />
              ))}
            </Stack>
          ) : (
            <EmptyState
              compact
              title={t(whyNothing(targets))}
              hint={superior ? t('performance.superior.empty.hint', { name: localName(superior) }) : undefined}
            />
          )}
        </SectionCard>
        <AlignmentSection assessment={own} planId={planId} employeeId={employeeId} />
      </Stack>
    </>
  );
}

const whyNothing = ({ superior, takesPart }: Props['targets']) => {
  if (!superior) return 'performance.superior.none';
  return takesPart ? 'performance.superior.empty' : 'performance.superior.out';
};
