import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { DateField, TextField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { randomId } from '../../../ui/randomId';
import type { History, Version } from './useHistory';

interface Values {
  name: string;
  day: string;
}

/** Names a day, or gives a named one another name (specification 5: at most 20 characters). */
export function VersionDrawer({
  drawn,
  history,
  onClose,
}: {
  drawn: { day: string } | { version: Version };
  history: History;
  onClose: () => void;
}) {
  const t = useT();
  const [key] = useState(randomId);
  const version = 'version' in drawn ? drawn.version : null;
  const form = useForm<Values>({
    defaultValues: { name: version?.name ?? '', day: 'day' in drawn ? drawn.day : drawn.version.day },
  });
  return (
    <FormDrawer<Values>
      open
      onClose={onClose}
      title={version ? t('org.version.rename') : t('org.version.new')}
      {...(!version && { description: t('org.version.new.hint') })}
      form={form}
      saveLabel={t('ui.save')}
      onSave={({ name, day }) =>
        version
          ? history.rename({ id: version.id, version: version.version, name })
          : history.name({ clientMutationId: key, name, day })
      }
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('org.version.name')} required maxLength={LIMITS.versionName} />
        {!version && <DateField<Values> name="day" label={t('org.history.day')} required />}
      </FormGrid>
    </FormDrawer>
  );
}
