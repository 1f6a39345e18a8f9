import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { partValues } from '../../../../shared/template/partValues';
import { TemplatePreview } from '../../../../shared/template/TemplatePreview';
import { Pending } from '../../../../ui/Pending';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { type TemplateLookQueryVariables, useTemplateLookQuery } from './look.gen';

/** What forms are made of by one version of a template: its parts, their columns and the indicators that it brings. */
export function TemplateLook({ which, onClose }: { which: TemplateLookQueryVariables; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useTemplateLookQuery({ variables: which, fetchPolicy: 'network-only' });
  const version = data?.templateVersion;
  return (
    <ReadDrawer
      title={version ? `${version.templateName} · ${version.name}` : t('performance.plan.template')}
      size="xl"
      onClose={onClose}
    >
      {version ? (
        <TemplatePreview parts={version.parts.map(partValues)} />
      ) : (
        <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />
      )}
    </ReadDrawer>
  );
}
