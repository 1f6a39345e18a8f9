import { Box, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import type { TemplateOriginPartsFragment } from '../template.gen';
import { basePath } from './useBaseTemplateColumns';

/** Which base template the company's own came from; a newer version of it is offered here. */
export function OriginNotice({ origin }: { origin: TemplateOriginPartsFragment }) {
  const t = useT();
  const name = origin.baseTemplateName;
  if (!origin.outdated)
    return (
      <Text color="fg.muted" mb="4">
        {t('enterprise.base.origin', { name, version: origin.versionName })}
      </Text>
    );
  return (
    <Box mb="4">
      <Notice
        tone="warning"
        action={<Link to={basePath(origin.baseTemplateId)}>{t('enterprise.base.origin.look')}</Link>}
      >
        {t('enterprise.base.origin.newer', { name, version: origin.newestVersionName })}
      </Notice>
    </Box>
  );
}
