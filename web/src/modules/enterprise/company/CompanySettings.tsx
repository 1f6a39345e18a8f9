import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PageHeader } from '../../../ui/PageHeader';
import { useCompanySettingsQuery } from './company.gen';
import { CompanyForm } from './CompanyForm';
import { CompanyState } from './CompanyState';
import { COMPANY_PATH } from './useCompanyColumns';

/** What a company has decided for itself: the own one, or for the platform's administrator the named one. */
export function CompanySettings({ id }: { id: string | null }) {
  const t = useT();
  const { data, loading, error, refetch } = useCompanySettingsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const company = data?.managedCompany;
  return (
    <>
      {id === null ? (
        <PageHeader title={t('enterprise.title.company')} purpose={t('enterprise.company.purpose')} />
      ) : (
        <BackHeader
          title={company?.name ?? t('enterprise.title.company')}
          back={COMPANY_PATH}
          {...(company && { state: <CompanyState enabled={company.enabled} />, facts: <span>{company.code}</span> })}
        />
      )}
      {company ? (
        <CompanyForm key={company.id} company={company} onReload={() => void refetch()} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('enterprise.company.gone')}
          hint={t('enterprise.company.gone.hint')}
        />
      )}
    </>
  );
}
