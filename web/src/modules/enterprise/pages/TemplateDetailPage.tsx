import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { TemplateDetail } from '../parts/TemplateDetail';
import { LIST_PATH } from '../parts/useTemplateColumns';
import { useTemplateDetailQuery } from '../template.gen';

/** A template: its content versions and which of them new plans take. */
export default function TemplateDetailPage() {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useTemplateDetailQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  const template = data?.assessmentTemplate;
  if (template) return <TemplateDetail template={template} onDeleted={() => void refetch()} />;
  return (
    <>
      <BackHeader title={t('enterprise.title.templateDetail')} back={LIST_PATH} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('enterprise.template.gone')}
        hint={t('enterprise.template.gone.hint')}
      />
    </>
  );
}
