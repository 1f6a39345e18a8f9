import { LIMITS } from '@hengcai/shared/rules/limits';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { DASH, formatAmount, formatDate, formatNumber, localName, orDash } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { Person } from '../../ui/Person';
import { signInTone } from '../../shared/signInTone';
import { StatusDot } from '../../ui/StatusDot';
import type { Column } from '../../ui/table/columns';
import { RowActions } from '../../ui/table/RowActions';
import type { EmployeeRow } from './useEmployeeList';
import { statusTone } from '../../shared/person/employeeStatus';
import { ownName, valuesOf } from './custom/ownValues';
import { useCustomFields, useCustomWords } from './custom/useCustomFields';
import { useDictionaries } from './dictionary/useDictionaries';
import { useFieldLayout } from './fields/useFieldLayout';

/** Columns that are there for whoever asks for them. */
const optional = (columns: readonly Column<EmployeeRow>[]): Column<EmployeeRow>[] =>
  columns.map((column) => ({ ...column, hidden: true }));

export const detailsPath = (id: string): string => `/employee/details?id=${id}`;

/** Columns of the list; `withSignIn`: whether people have signed in, for those who may invite them. */
export function useEmployeeColumns(withSignIn: boolean): Column<EmployeeRow>[] {
  const t = useT();
  const label = useEnumLabel();
  const { hidden, unread, unreadFields } = useFieldLayout();
  const { wordFor } = useDictionaries();
  const added = useCustomFields();
  const ownWords = useCustomWords();
  return useMemo(() => {
    const signIn: Column<EmployeeRow> = {
      id: 'signIn',
      header: t('employee.signIn'),
      sortKey: 'SIGN_IN_STATUS',
      cell: (e) =>
        e.signInStatus ? (
          <StatusDot tone={signInTone(e.signInStatus)} label={label('SignInStatus', e.signInStatus)} />
        ) : (
          DASH
        ),
    };
    const columns: Column<EmployeeRow>[] = [
      {
        id: 'name',
        header: t('employee.name'),
        width: 150,
        maxWidth: 240,
        sortKey: 'NAME',
        cell: (e) => (
          <Link to={detailsPath(e.id)}>
            <Person person={{ name: localName(e) }} />
          </Link>
        ),
      },
      { id: 'number', header: t('employee.number'), sortKey: 'NUMBER', cell: (e) => e.number },
      {
        id: 'status',
        header: t('employee.status'),
        sortKey: 'STATUS',
        cell: (e) => <StatusDot tone={statusTone(e.status)} label={label('EmployeeStatus', e.status)} />,
      },
      ...(withSignIn ? [signIn] : []),
      {
        id: 'department',
        header: t('employee.department'),
        maxWidth: 220,
        sortKey: 'DEPARTMENT',
        cell: (e) => localName(e.department),
      },
      {
        id: 'position',
        header: t('employee.position'),
        sortKey: 'POSITION',
        maxWidth: 180,
        cell: (e) => localName(e.position),
      },
      { id: 'rank', header: t('employee.rank'), sortKey: 'RANK', cell: (e) => orDash(e.rank?.name) },
      {
        id: 'manager',
        header: t('employee.manager'),
        sortKey: 'MANAGER',
        maxWidth: 180,
        cell: (e) => localName(e.manager),
      },
      { id: 'type', header: t('employee.type'), sortKey: 'TYPE', cell: (e) => wordFor('type', e.type, 'EmployeeType') },
      { id: 'entryDate', header: t('employee.entryDate'), sortKey: 'ENTRY_DATE', cell: (e) => formatDate(e.entryDate) },
      { id: 'city', header: t('employee.city'), sortKey: 'CITY', cell: (e) => wordFor('city', e.city) },
      {
        id: 'fullTimeEquivalent',
        header: t('employee.fullTimeEquivalent'),
        sortKey: 'FULL_TIME_EQUIVALENT',
        hidden: true,
        numeric: true,
        cell: (e) => formatNumber(e.fullTimeEquivalent, LIMITS.fullTimeEquivalentDigits),
      },
      ...optional([
        {
          id: 'jobFamily',
          header: t('employee.jobFamily'),
          sortKey: 'JOB_FAMILY',
          maxWidth: 180,
          cell: (e) => localName(e.jobFamily),
        },
        {
          id: 'virtualManager',
          header: t('employee.virtualManager'),
          sortKey: 'VIRTUAL_MANAGER',
          maxWidth: 180,
          cell: (e) => localName(e.virtualManager),
        },
        {
          id: 'regularDate',
          header: t('employee.regularDate'),
          sortKey: 'REGULAR_DATE',
          cell: (e) => formatDate(e.regularDate),
        },
        {
          id: 'lastDay',
          header: t('employee.change.lastDay'),
          sortKey: 'LAST_DAY',
          cell: (e) => formatDate(e.lastDay),
        },
        { id: 'sex', header: t('employee.sex'), sortKey: 'SEX', cell: (e) => wordFor('sex', e.sex, 'Sex') },
        {
          id: 'education',
          header: t('employee.education'),
          sortKey: 'EDUCATION',
          cell: (e) => wordFor('education', e.education, 'Education'),
        },
        {
          id: 'contractType',
          header: t('employee.contractType'),
          sortKey: 'CONTRACT_TYPE',
          maxWidth: 180,
          cell: (e) => wordFor('contractType', e.contractType),
        },
        {
          id: 'contractStart',
          header: t('employee.contractStart'),
          sortKey: 'CONTRACT_START',
          cell: (e) => formatDate(e.contractStart),
        },
        {
          id: 'contractEnd',
          header: t('employee.contractEnd'),
          sortKey: 'CONTRACT_END',
          cell: (e) => formatDate(e.contractEnd),
        },
        { id: 'phone', header: t('employee.phone'), sortKey: 'PHONE', cell: (e) => orDash(e.phone) },
        {
          id: 'baseSalary',
          header: t('employee.baseSalary'),
          sortKey: 'BASE_SALARY',
          numeric: true,
          cell: (e) => formatAmount(e.baseSalary),
        },
      ]),
      { id: 'email', header: t('employee.email'), sortKey: 'EMAIL', hidden: true, cell: (e) => orDash(e.email) },
      ...added.map((field): Column<EmployeeRow> => ({
        id: ownName(field),
        header: localName(field),
        maxWidth: 220,
        hidden: true,
        ...(!unread.has(field.group ?? '') && { sortKey: ownName(field) }),
        cell: (e) => ownWords(field, valuesOf(e, field)),
      })),
      {
        id: 'actions',
        header: t('ui.table.actions'),
        pin: 'end',
        cell: (e) => <RowActions actions={[{ id: 'view', label: t('ui.view'), to: detailsPath(e.id) }]} />,
      },
    ];
    return columns
      .filter(({ id }) => !hidden.has(id))
      .map(({ sortKey, ...column }) => ({ ...column, ...(sortKey && !unreadFields.has(column.id) && { sortKey }) }));
  }, [t, label, withSignIn, hidden, unread, unreadFields, wordFor, added, ownWords]);
}
