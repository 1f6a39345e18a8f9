import { useT } from '../../../i18n/useT';
import { useProbationWordingsQuery } from './plan.gen';

/** The company's own wordings of the mail that a plan starts with. */
export function useWordings(): { value: string; label: string }[] {
  const t = useT();
  // Who may not see templates keeps the one in use.
  const { data } = useProbationWordingsQuery({ context: { quiet: true } });
  return (data?.letterTemplates?.items ?? [])
    .filter(({ shipped }) => !shipped)
    .map(({ id, name, language }) => ({
      value: id,
      label: `${name ?? ''} · ${t(language === 'EN_US' ? 'probation.mail.english' : 'probation.mail.chinese')}`,
    }));
}
