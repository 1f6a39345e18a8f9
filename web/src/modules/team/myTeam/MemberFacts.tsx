import { Link } from '@chakra-ui/react';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import type { TeamMemberQuery } from './myTeam.gen';

/** Who somebody is, as far as the reader may read it. */
export function MemberFacts({ employee }: { employee: NonNullable<TeamMemberQuery['teamMember']>['employee'] }) {
  const t = useT();
  const { number, department, position, rank, manager, entryDate, email, phone } = employee;
  const masked = new Set(employee.maskedFields);
  return (
    <SectionCard id="facts" title={t('team.facts')}>
      <Facts
        items={[
          { label: t('employee.number'), value: number },
          { label: t('employee.department'), value: localName(department), locked: masked.has('department') },
          { label: t('employee.position'), value: localName(position), locked: masked.has('position') },
          { label: t('employee.rank'), value: orDash(rank?.name), locked: masked.has('rank') },
          { label: t('employee.manager'), value: localName(manager), locked: masked.has('manager') },
          { label: t('employee.entryDate'), value: formatDate(entryDate), locked: masked.has('entryDate') },
          {
            label: t('employee.email'),
            value: email ? <Link href={`mailto:${email}`}>{email}</Link> : orDash(email),
            locked: masked.has('email'),
          },
          {
            label: t('employee.phone'),
            value: phone ? <Link href={`tel:${phone}`}>{phone}</Link> : orDash(phone),
            locked: masked.has('phone'),
          },
        ]}
      />
    </SectionCard>
  );
}
