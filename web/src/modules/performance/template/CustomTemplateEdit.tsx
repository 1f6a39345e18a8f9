import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { issue } from '@hengcai/shared/rules/issue';
import { hasFailed } from '../../../session/failures';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { checkFailed } from '../../../shared/save/checkFailed';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { BackHeader } from '../../../ui/BackHeader';
import { listUrl } from '../../../ui/list/listUrl';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { TEMPLATES } from './CustomTemplateList';
import { TemplateFields, useScale } from './TemplateFields';
import {
  type CustomTemplateBodyFragment,
  useCustomTemplateNameFreeLazyQuery,
  useCustomTemplateQuery,
  useSaveCustomTemplateMutation,
} from './template.gen';
import { blankItem, checkTemplate, inputOf, type TemplateValues, valuesOf } from './templateModel';

/** One custom template: its questions, with options and scores where they are chosen. */
export function CustomTemplateEdit({ id }: { id: string | null }) {
  const t = useT();
  const { data, loading, error, refetch } = useCustomTemplateQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const template = data?.customTemplate ?? null;
  return (
    <>
      <BackHeader
        title={template?.name ?? t(id === null ? 'performance.template.new' : 'performance.title.customTemplate')}
        back={TEMPLATES}
      />
      {id === null || template ? (
        <Edit template={template} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('performance.template.notFound')}
        />
      )}
    </>
  );
}

const TAKEN = 'ALREADY_USED';

function Edit({ template }: { template: CustomTemplateBodyFragment | null }) {
  const t = useT();
  const navigate = useNavigate();
  const issueText = useIssueText();
  const scale = useScale();
  const { edit } = usePageAccess();
  const frozen = template?.frozen ?? false;
  const [clientMutationId] = useState(randomId);
  const taken = useRef<string | null>(null);
  const form = useForm<TemplateValues>({
    mode: 'onTouched',
    defaultValues: template ? valuesOf(template) : { name: '', items: [blankItem(scale)] },
    resolver: issuesResolver(
      (values) => [...checkTemplate(values), ...(values.name.trim() === taken.current ? [issue('name', TAKEN)] : [])],
      (one) => (one.code === TAKEN ? t('performance.template.nameTaken') : issueText(one)),
    ),
  });
  useLiveChecks(form);
  const [save] = useSaveCustomTemplateMutation();
  const [askFree] = useCustomTemplateNameFreeLazyQuery({ fetchPolicy: 'network-only' });
  const checkName = async (typed: string) => {
    const name = typed.trim();
    if (name === '' || name === template?.name) return;
    const answer = await askFree({ variables: { name, id: template?.id ?? null }, context: { quiet: true } }).catch(
      checkFailed,
    );
    taken.current = answer?.data?.customTemplateNameFree === false ? name : null;
    void form.trigger('name');
  };
  const leave = () => void navigate(listUrl(TEMPLATES));
  return (
    <GuardedForm
      form={form}
      frozen={frozen}
      onSave={(values) =>
        outcome(
          async () =>
            (await save({ variables: { input: inputOf(values, template, clientMutationId) } })).data
              ?.saveCustomTemplate,
        )
      }
      onDone={() => {
        toast.success(t('performance.template.saved'));
        leave();
      }}
      onCancel={leave}
    >
      {frozen && (
        <Box mb="4">
          <Notice tone="warning">{t('performance.template.frozen.hint')}</Notice>
        </Box>
      )}
      <TemplateFields disabled={!edit || frozen} onName={(name) => void checkName(name)} />
    </GuardedForm>
  );
}
