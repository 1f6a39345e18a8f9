import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../../session/currentUser';
import { CompanyList } from '../company/CompanyList';
import { CompanySettings } from '../company/CompanySettings';

/** Companies for the platform's administrator, the own company's settings for everybody else's. */
export default function CompanyPage() {
  const { platformAdmin } = useCurrentUser();
  const id = useSearchParams()[0].get('id');
  if (platformAdmin && id === null) return <CompanyList />;
  return <CompanySettings id={platformAdmin ? id : null} />;
}
