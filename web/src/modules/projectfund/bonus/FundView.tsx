import { Button, Heading, Stack } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { ListPanel } from '../../../ui/list/ListPanel';
import { shownTotal } from '../members/memberModel';
import { MembersShown } from '../members/MembersShown';
import type { Project } from './bonusModel';
import { FundFacts } from './FundFacts';
import { FUNDS, newBonusPath } from './paths';
import { useBonusColumns } from './useBonusColumns';
import { useBonuses } from './useBonuses';

/** A project with an approved budget: what is left of it, its applications for bonuses, and who stands in the budget. */
export function FundView({ project }: { project: Project }) {
  const t = useT();
  const { fund, members } = project;
  const list = useBonuses({ view: 'ALL', projectId: project.id });
  const columns = useBonusColumns(false);
  const apply = fund.appliable && (
    <Button variant="solid" asChild>
      <Link to={newBonusPath(project.id)}>
        <PlusIcon />
        {t('projectfund.bonus.new')}
      </Link>
    </Button>
  );
  const title = t('projectfund.fund.bonuses');
  return (
    <>
      <BackHeader title={fund.name} back={FUNDS} facts={<span>{fund.number}</span>} actions={apply} />
      <Stack gap="4">
        <FundFacts fund={fund} />
        <Stack as="section" gap="2">
          <Heading as="h2" textStyle="md">
            {title}
          </Heading>
          <ListPanel
            title={title}
            tableId="projectfund.project"
            list={list}
            columns={columns}
            rowKey={({ id }) => id}
            cards
            empty={{ title: t('projectfund.bonuses.empty.all'), hint: t('projectfund.bonuses.empty.all.hint') }}
          />
        </Stack>
        <MembersShown title={t('projectfund.fund.members')} members={members} total={shownTotal(members)} />
      </Stack>
    </>
  );
}
