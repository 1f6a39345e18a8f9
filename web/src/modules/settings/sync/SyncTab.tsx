import { Stack } from '@chakra-ui/react';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PageHeader } from '../../../ui/PageHeader';
import { usePageAccess } from '../../../ui/PageAccess';
import { SignInTabs } from '../signIn/SignInTabs';
import { ConflictsCard } from './ConflictsCard';
import { DeparturesCard } from './DeparturesCard';
import { ScimTokenCard } from './ScimTokenCard';
import { useDirectorySyncQuery } from './sync.gen';
import { SyncForm } from './SyncForm';
import { SyncRunsCard } from './SyncRunsCard';
import { isAsked, isDirectory } from './syncValues';

/** From which directory people are taken over: how, what came of it, and who is gone there. */
export function SyncTab() {
  const t = useT();
  const { edit } = usePageAccess();
  const { data, loading, error, refetch } = useDirectorySyncQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.directorySync;
  const onChanged = () => void refetch();
  return (
    <>
      <PageHeader title={t('settings.title.accounts')} purpose={t('settings.sync.purpose')} />
      <SignInTabs />
      {settings ? (
        <Stack gap="4">
          {isAsked(settings.type) && (
            <SyncRunsCard runningJobId={settings.runningJob?.id ?? null} onChanged={onChanged} />
          )}
          {settings.type === 'SCIM' && <ScimTokenCard settings={settings} onChanged={onChanged} />}
          {isDirectory(settings.type) && edit && <DeparturesCard key={`gone-${settings.version}`} />}
          {settings.type === 'SCIM' && edit && <ConflictsCard />}
          <SyncForm key={settings.version} settings={settings} onReload={onChanged} />
        </Stack>
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={onChanged}
          title={t('ui.failed.title')}
          hint={t('ui.failed.hint')}
        />
      )}
    </>
  );
}
