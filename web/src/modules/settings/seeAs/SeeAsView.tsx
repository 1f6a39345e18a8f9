import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { AUTHORITY_PATH } from '../roles/roleModel';
import { SeeAsForm } from './SeeAsForm';
import { SeenGroups, SeenPages } from './SeenTables';
import { SightQuestion } from './SightQuestion';
import { useSeeAs } from './useSeeAs';

/** What an account or a role sees, and why: pages, people, groups of fields, and one field of one person. */
export function SeeAsView({ roleId }: { roleId: string | null }) {
  const t = useT();
  const seeAs = useSeeAs(roleId);
  const { view } = seeAs;
  return (
    <>
      <BackHeader title={t('settings.seeAs')} back={AUTHORITY_PATH} />
      <Stack gap="4">
        <SeeAsForm seeAs={seeAs} />
        {view && (
          <>
            <SightQuestion key={`${view.name} ${view.path}`} seeAs={seeAs} />
            <SeenGroups view={view} pageName={view.pages.find(({ path }) => path === view.path)?.name ?? null} />
            <SeenPages view={view} />
          </>
        )}
      </Stack>
    </>
  );
}
