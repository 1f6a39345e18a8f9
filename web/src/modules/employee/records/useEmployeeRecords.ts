import { type EmployeeRecordsQuery, useEmployeeRecordsQuery } from './records.gen';

export type Records = NonNullable<EmployeeRecordsQuery['employeeRecords']>;

/** Titles, certificates, share options and pay of somebody; null as long as it is not known, and of services without them. */
export function useEmployeeRecords(employeeId: string): Records | null {
  const { data } = useEmployeeRecordsQuery({
    variables: { employeeId },
    skip: employeeId === '',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return data?.employeeRecords ?? null;
}
