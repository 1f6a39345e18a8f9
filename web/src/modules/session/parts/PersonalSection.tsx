import { localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import type { MyAccountQuery } from '../account.gen';

export type Me = NonNullable<MyAccountQuery['me']>;

/** What the company has on record of the signed-in person. */
export function PersonalSection({ me }: { me: Me }) {
  const t = useT();
  const label = useEnumLabel();
  const { employee, manager, company } = me;
  const fact = (id: 'name' | 'number' | 'email' | 'department' | 'position' | 'rank', value: string | null) => ({
    label: t(`session.profile.${id}`),
    value: orDash(value),
  });
  return (
    <SectionCard id="personal" title={t('session.profile.title')} hint={t('session.profile.hint')}>
      <Facts
        items={[
          fact('name', me.name),
          fact('number', me.number),
          { label: t('session.profile.loginAccount'), value: orDash(employee?.loginAccount) },
          fact('email', me.email),
          {
            label: t('session.profile.phone'),
            value: orDash(employee?.phone),
            locked: employee?.maskedFields.includes('phone') ?? false,
          },
          fact('department', me.departmentName),
          fact('position', me.positionName),
          fact('rank', me.rankName),
          {
            label: t('session.profile.manager'),
            value: manager ? <Person person={{ name: localName(manager), number: manager.number }} /> : orDash(null),
          },
          { label: t('session.profile.status'), value: label('EmploymentStatus', me.employmentStatus) },
          { label: t('session.profile.role'), value: label('RoleType', me.highestRole) },
          { label: t('session.profile.company'), value: `${company.name} (${company.code})` },
        ]}
      />
    </SectionCard>
  );
}
