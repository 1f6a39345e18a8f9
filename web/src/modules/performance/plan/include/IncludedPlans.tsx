import { Button, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { usePageAccess } from '../../../../ui/PageAccess';
import { SectionCard } from '../../../../ui/Panel';
import { StatusDot } from '../../../../ui/StatusDot';
import type { Column } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { toast } from '../../../../ui/toast';
import { type Plan, planPath, refusal } from '../planModel';
import { IncludedPlansDrawer } from './IncludedPlansDrawer';

type Included = Plan['includedPlans'][number];

/** Plans whose results count in this one: set until it opens, then read. An open plan without any shows nothing. */
export function IncludedPlans({ plan, onChanged }: { plan: Plan; onChanged?: () => void }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { edit } = usePageAccess();
  const free = refusal(plan, 'changeTemplate') === null;
  const { includedPlans: plans, includedIn } = plan;
  if (!free && plans.length === 0 && includedIn.length === 0) return null;
  const columns: Column<Included>[] = [
    {
      id: 'name',
      header: t('performance.plan.include.plan'),
      width: 260,
      cell: (r) => (
        <TextLink asChild color="brand.fg">
          <Link to={planPath(r.planId)}>{r.name}</Link>
        </TextLink>
      ),
    },
    {
      id: 'weight',
      header: t('performance.plan.include.weight'),
      numeric: true,
      width: 100,
      cell: (r) => formatPercent(r.weight),
    },
    {
      id: 'state',
      header: t('performance.plan.include.state'),
      width: 200,
      cell: (r) =>
        r.settled ? (
          <StatusDot tone="approved" label={t('performance.plan.include.settled')} />
        ) : (
          <StatusDot tone="neutral" label={t('performance.plan.include.unsettled')} />
        ),
    },
  ];
  return (
    <SectionCard
      id="includedPlans"
      title={t('performance.plan.include')}
      hint={t('performance.plan.include.hint')}
      actions={
        free &&
        edit && (
          <Can do="edit">
            <Button size="sm" onClick={() => setEditing(true)}>
              <PencilIcon />
              {t('performance.plan.include.edit')}
            </Button>
          </Can>
        )
      }
    >
      <Stack gap="3">
        {plans.length > 0 ? (
          <DataTable
            cards
            label={t('performance.plan.include.plan')}
            columns={columns}
            rows={plans}
            rowKey={(r) => r.planId}
          />
        ) : (
          free && <Text color="fg.muted">{t('performance.plan.include.none')}</Text>
        )}
        {includedIn.length > 0 && (
          <Text>{t('performance.plan.include.in', { plans: includedIn.map((one) => one.name).join(', ') })}</Text>
        )}
      </Stack>
      {editing && (
        <IncludedPlansDrawer
          plan={plan}
          onClose={() => setEditing(false)}
          onSaved={() => {
            toast.success(t('performance.plan.include.saved'));
            onChanged?.();
          }}
        />
      )}
    </SectionCard>
  );
}
