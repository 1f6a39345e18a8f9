import { useSearchParams } from 'react-router-dom';
import { RoleList } from '../roles/RoleList';
import { RoleView } from '../roles/RoleView';
import { SeeAsView } from '../seeAs/SeeAsView';

/**
 * Roles of the company; with `role` in the address that one with its pages, members, departments and field groups; with
 * `seeAs` what somebody sees.
 */
export default function AuthorityPage() {
  const [asked] = useSearchParams();
  const id = asked.get('role');
  if (asked.has('seeAs')) return <SeeAsView roleId={asked.get('seeAs') || null} />;
  return id ? <RoleView key={id} id={id} /> : <RoleList />;
}
