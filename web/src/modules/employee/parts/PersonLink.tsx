import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { Person } from '../../../ui/Person';
import { detailsPath } from '../useEmployeeColumns';

/** Somebody in a list, whose name leads to the own page; a dash for nobody. */
export function PersonLink({ person }: { person: { id: string; name: string; nameEn: string | null } | null }) {
  if (!person) return DASH;
  return (
    <Link to={detailsPath(person.id)}>
      <Person person={{ name: localName(person) }} />
    </Link>
  );
}
