import { Box } from '@chakra-ui/react';
import { useFieldLayout } from '../fields/useFieldLayout';
import type { Profile } from '../sections';
import { IncomeCard } from './IncomeCard';
import { RecordsCard } from './RecordsCard';
import { recordKindsOf, recordsIn } from './recordKinds';
import type { Records } from './useEmployeeRecords';

/** What somebody has several of and what belongs to one group: it stands behind the card of the group. */
export function GroupRecords({ group, records, profile }: { group: string; records: Records; profile: Profile }) {
  const { hidden } = useFieldLayout();
  const incomes = group === 'SALARY' ? (records.incomes ?? []) : [];
  return (
    <>
      {/* One salary is what the card of the pay says already. */}
      {incomes.length > 1 && (
        <Box gridColumn="1 / -1" minW="0">
          <IncomeCard incomes={incomes} />
        </Box>
      )}
      {recordKindsOf(group, hidden).map((spec) => (
        <RecordsCard key={spec.kind} spec={spec} records={recordsIn(records, spec)} profile={profile} />
      ))}
    </>
  );
}
