import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { Avatar } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import { statusTone } from '../employeeStatus';
import type { Profile } from '../sections';
import { ResetPassword } from './ResetPassword';

/** Who it is: name, state, number, department, position, manager. */
export function EmployeeHeader({ profile }: { profile: Profile }) {
  const t = useT();
  const label = useEnumLabel();
  const { number, department, position, manager, status } = profile;
  return (
    <BackHeader
      title={localName(profile)}
      picture={<Avatar name={localName(profile)} url={profile.avatarUrl ?? null} size={10} />}
      back="/employee/list"
      actions={<ResetPassword profile={profile} />}
      state={<StatusDot tone={statusTone(status)} label={label('EmployeeStatus', status)} />}
      facts={
        <>
          <span>{number}</span>
          {department && <span>{localName(department)}</span>}
          {position && <span>{localName(position)}</span>}
          {manager && <span>{t('employee.reportsTo', { name: localName(manager) })}</span>}
        </>
      }
    />
  );
}
