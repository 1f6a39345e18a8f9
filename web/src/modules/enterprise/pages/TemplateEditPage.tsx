import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { ContentEditor } from '../parts/ContentEditor';
import { LIST_PATH } from '../parts/useTemplateColumns';
import { useTemplateDetailQuery } from '../template.gen';

/** A content version of a template: `contentId` edits one, `copyOf` starts a new one from another. */
export default function TemplateEditPage() {
  const t = useT();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, loading, error, refetch } = useTemplateDetailQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  const template = data?.assessmentTemplate;
  const find = (key: string) => template?.contents?.find((one) => one.id === params.get(key)) ?? null;
  const version = find('contentId');
  if (template && (version || !params.has('contentId')))
    return <ContentEditor key={params.toString()} template={template} version={version} source={find('copyOf')} />;
  return (
    <>
      <BackHeader title={t('enterprise.title.templateEdit')} back={LIST_PATH} />
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
