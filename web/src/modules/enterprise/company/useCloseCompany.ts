import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { type CompanyFullFragment, useSaveCompanyMutation } from './company.gen';

/** Closes a company, which asks first, or opens it again. */
export function useCloseCompany() {
  const t = useT();
  const [save] = useSaveCompanyMutation();
  return async ({ id, version, name }: Pick<CompanyFullFragment, 'id' | 'version' | 'name'>, enabled: boolean) => {
    const sure =
      enabled ||
      (await confirm({
        title: t('enterprise.company.close.title'),
        body: t('enterprise.company.close.body', { name }),
        action: t('enterprise.company.close'),
        danger: true,
      }));
    if (!sure) return;
    await act(
      async () => (await save({ variables: { input: { id, version, enabled } } })).data?.saveCompany,
      t(enabled ? 'enterprise.company.reopened' : 'enterprise.company.closed.done', { name }),
    );
  };
}
