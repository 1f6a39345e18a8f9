import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { act } from '../../../shared/save/outcome';
import { Select } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import { type MailPreference, useMailPreferenceQuery, useSaveMailPreferenceMutation } from './mailPreference.gen';

/** When work that is handed to the reader is mailed; nothing where the connected services leave no choice. */
export function MailSection() {
  const t = useT();
  const options = useEnumOptions();
  const { mailPreference } = useCapabilities();
  const { data, refetch } = useMailPreferenceQuery({ skip: !mailPreference, context: { quiet: true } });
  const [save] = useSaveMailPreferenceMutation();
  if (!data?.mailPreference) return null;
  const choose = async (preference: string) => {
    const input = { preference: preference as MailPreference };
    const done = await act(
      async () => (await save({ variables: { input } })).data?.saveMailPreference,
      t('session.mails.saved'),
    );
    if (done) await refetch();
  };
  return (
    <SectionCard id="mails" title={t('session.mails.title')} hint={t('session.mails.hint')}>
      <Select
        label={t('session.mails.when')}
        value={data.mailPreference}
        onChange={(value) => void choose(value)}
        clearable={false}
        width="240px"
        options={options('MailPreference')}
      />
    </SectionCard>
  );
}
