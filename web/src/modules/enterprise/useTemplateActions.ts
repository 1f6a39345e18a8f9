import { useT } from '../../i18n/useT';
import { act } from '../../shared/save/outcome';
import { confirm } from '../../ui/confirm';
import {
  type TemplateSummaryFragment,
  type TemplateVersionFragment,
  useDeleteTemplateContentMutation,
  useDeleteTemplateMutation,
  useDisableTemplateMutation,
  useEnableTemplateContentMutation,
} from './template.gen';

type Template = Pick<TemplateSummaryFragment, 'id' | 'name' | 'version' | 'enabledVersionName'>;
type Content = Pick<TemplateVersionFragment, 'id' | 'name' | 'version' | 'frozen'>;

/** What can be done with a template and its versions; each answers whether it was done. */
export function useTemplateActions() {
  const t = useT();
  const [enableContent] = useEnableTemplateContentMutation();
  const [disable] = useDisableTemplateMutation();
  const [removeContent] = useDeleteTemplateContentMutation();
  const [remove] = useDeleteTemplateMutation();
  return {
    enable: async (template: Template, content: Content) => {
      const former = template.enabledVersionName;
      const body = [
        t('enterprise.version.enable.body', { name: content.name }),
        former && t('enterprise.version.enable.former', { name: former }),
        !content.frozen && t('enterprise.version.enable.freeze'),
      ];
      if (
        !(await confirm({
          title: t('enterprise.version.enable.title'),
          body: body.filter(Boolean).join('\n'),
          action: t('enterprise.version.enable.action'),
        }))
      )
        return false;
      const input = { templateId: template.id, contentId: content.id, version: template.version };
      return act(
        async () => (await enableContent({ variables: { input } })).data?.enableTemplateContent,
        t('enterprise.version.enabled', { name: content.name }),
      );
    },
    disable: async (template: Template) => {
      if (
        !(await confirm({
          title: t('enterprise.template.disable.title'),
          body: t('enterprise.template.disable.body', { name: template.name }),
          action: t('enterprise.template.disable.action'),
          danger: true,
        }))
      )
        return false;
      return act(
        async () =>
          (await disable({ variables: { input: { id: template.id, version: template.version } } })).data
            ?.disableAssessmentTemplate,
        t('enterprise.template.disabled', { name: template.name }),
      );
    },
    deleteContent: async (content: Content) => {
      if (
        !(await confirm({
          title: t('enterprise.version.delete.title'),
          body: t('enterprise.version.delete.body', { name: content.name }),
          action: t('enterprise.version.delete.action'),
          danger: true,
        }))
      )
        return false;
      return act(
        async () =>
          (await removeContent({ variables: { input: { id: content.id, version: content.version } } })).data
            ?.deleteTemplateContent,
        t('enterprise.version.deleted', { name: content.name }),
      );
    },
    remove: async (template: Template & { contentCount: number }) => {
      if (
        !(await confirm({
          title: t('enterprise.template.delete.title'),
          body: t('enterprise.template.delete.body', { name: template.name, count: template.contentCount }),
          action: t('enterprise.template.delete.action'),
          danger: true,
        }))
      )
        return false;
      return act(
        async () =>
          (await remove({ variables: { input: { id: template.id, version: template.version } } })).data
            ?.deleteAssessmentTemplate,
        t('enterprise.template.deleted', { name: template.name }),
      );
    },
  };
}
