import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useIssueText } from '../../i18n/useIssueText';
import { useT } from '../../i18n/useT';
import { issuesResolver } from '../../shared/save/issuesResolver';
import { outcome } from '../../shared/save/outcome';
import { useLiveChecks } from '../../shared/save/useLiveChecks';
import { useFormDraft } from '../../ui/guard/useFormDraft';
import { checkContent, ownCodes } from './checkContent';
import { type ContentValues, copyOf, newPart, toInput, toValues, type Version } from './contentModel';
import { type TemplateFullFragment, useSaveTemplateContentMutation } from './template.gen';

interface Options {
  template: TemplateFullFragment;
  /** The version that is edited; null makes a new one. */
  version: Version | null;
  /** What a new version starts from; null: from a usual part. */
  source: Version | null;
}

/** The form of a content version, checked as it is typed. */
export function useContentForm({ template, version, source }: Options) {
  const t = useT();
  const label = useEnumLabel();
  const issueText = useIssueText();
  const nameOf = (type: string) => label('AssessmentColumnType', type);
  const nextName = t('enterprise.version.next', { number: template.contentCount + 1 });
  const form = useForm<ContentValues>({
    mode: 'onTouched',
    defaultValues: version
      ? toValues(version)
      : source
        ? copyOf(source, nextName)
        : { name: nextName, parts: [{ ...newPart(nameOf, '100'), name: t('enterprise.part.first') }] },
    resolver: issuesResolver(checkContent, (one) =>
      one.code in ownCodes ? t(ownCodes[one.code as keyof typeof ownCodes], one.params) : issueText(one),
    ),
  });
  useLiveChecks(form);
  useFormDraft('content', form);
  const [save] = useSaveTemplateContentMutation();
  const onSave = (values: ContentValues) =>
    outcome(
      async () =>
        (await save({ variables: { input: toInput(values, template.id, version) } })).data?.saveTemplateContent,
    );
  return { form, onSave, nameOf };
}
