import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { pathOfAppraisal } from '../../../shared/person/pathOfAppraisal';
import { useResultOf } from '../../../shared/person/useResultOf';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { memberPath } from '../myTeam/memberPath';
import type { ResultPlan } from './useResultPlans';
import type { MemberResults } from './useTeamResults';

/** The person, and a column for each plan with what came of the appraisal. */
export function useResultColumns(plans: readonly ResultPlan[]): Column<MemberResults>[] {
  const t = useT();
  const resultOf = useResultOf();
  return [
    {
      id: 'name',
      header: t('employee.name'),
      width: 150,
      maxWidth: 240,
      cell: ({ id, employee }) => (
        <Link to={memberPath(id)}>
          <Person person={{ name: localName(employee), number: employee.number }} />
        </Link>
      ),
    },
    {
      id: 'department',
      header: t('employee.department'),
      maxWidth: 220,
      cell: ({ employee }) => localName(employee.department),
    },
    {
      id: 'position',
      header: t('employee.position'),
      maxWidth: 180,
      cell: ({ employee }) => localName(employee.position),
    },
    ...plans.map((plan): Column<MemberResults> => ({
      id: plan.id,
      header: plan.name,
      width: 160,
      maxWidth: 220,
      cell: ({ id, appraisals }) => {
        const appraisal = appraisals.find((one) => one.plan?.id === plan.id);
        const result = appraisal && resultOf(appraisal);
        return appraisal && result ? (
          <ChakraLink asChild>
            <Link to={pathOfAppraisal(appraisal, id)}>{result}</Link>
          </ChakraLink>
        ) : (
          DASH
        );
      },
    })),
  ];
}
