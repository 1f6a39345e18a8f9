import { useSearchParams } from 'react-router-dom';
import { RoleList } from '../roles/RoleList';
import { RoleView } from '../roles/RoleView';

/** Roles of the company; with `role` in the address that one with its pages, members, departments and field groups. */
export default function AuthorityPage() {
  const id = useSearchParams()[0].get('role');
  return id ? <RoleView key={id} id={id} /> : <RoleList />;
}
