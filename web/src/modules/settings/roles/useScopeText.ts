import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { Role } from './roleModel';

interface Scope {
  scope: Role['scope']['scope'];
  departments?: readonly { name: string; nameEn: string | null }[] | null;
}

/** Whom a role shows, or whom it shows to one member, in one line. */
export function useScopeText() {
  const t = useT();
  const label = useEnumLabel();
  return ({ isDefault, scope }: { isDefault?: boolean; scope: Scope & Partial<Role['scope']> }): string => {
    if (isDefault) return t('settings.scope.byPlace');
    if (scope.scope === null) return t('settings.scope.none');
    const names = (scope.departments ?? []).map(localName);
    if (names.length > 0) {
      const direct = scope.scope === 'DEPARTMENT_DIRECT';
      return t(direct ? 'settings.scope.direct' : 'settings.scope.below', {
        names: names.join(t('import.listSeparator')),
      });
    }
    if (scope.scope === 'DESIGNATED')
      return t('settings.scope.people', {
        count: (scope.employees?.length ?? 0) + (scope.hiddenEmployeeCount ?? 0),
      });
    return label('AuthorityScope', scope.scope);
  };
}
