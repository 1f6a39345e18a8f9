import { Button, Stack } from '@chakra-ui/react';
import { hasFailed } from '../../../session/failures';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCurrentUser } from '../../../session/currentUser';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { SectionCard } from '../../../ui/Panel';
import { toValues } from '../contentModel';
import { TemplatePreview } from '../../../shared/template/TemplatePreview';
import { useBaseTemplateDetailQuery } from './base.gen';
import { useBaseTemplateActions } from './useBaseTemplateActions';
import { BASE_PATH, BaseState } from './useBaseTemplateColumns';

/** A base template: its versions as people will see them, and taking the newest over. */
export function BaseTemplateDetail({ id }: { id: string }) {
  const t = useT();
  const { platformAdmin } = useCurrentUser();
  const { takeOver } = useBaseTemplateActions();
  const { data, loading, error, refetch } = useBaseTemplateDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const base = data?.baseTemplate;
  const newest = base?.versions?.[0];
  if (!base || !newest)
    return (
      <>
        <BackHeader title={t('enterprise.title.baseTemplate')} back={BASE_PATH} />
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('enterprise.template.gone')}
          hint={t('enterprise.template.gone.hint')}
        />
      </>
    );
  const offered = !platformAdmin && (!base.takenOver || base.takenOver.outdated);
  return (
    <>
      <BackHeader
        title={base.name}
        back={BASE_PATH}
        state={<BaseState base={base} />}
        facts={base.description && <span>{base.description}</span>}
        actions={
          offered && (
            <Can do="edit">
              <Button variant="solid" onClick={() => void takeOver(base, newest, base.takenOver !== null)}>
                {t('enterprise.base.takeOver')}
              </Button>
            </Can>
          )
        }
      />
      <Stack gap="4">
        {base.versions?.map((version) => (
          <SectionCard
            key={version.id}
            title={version.name}
            hint={t('enterprise.base.publishedAt', { at: formatDateTime(version.publishedAt) })}
          >
            <TemplatePreview parts={toValues(version).parts} />
          </SectionCard>
        ))}
      </Stack>
    </>
  );
}
