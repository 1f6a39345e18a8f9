import { Button, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { looksOnly, type Perspective } from './assessmentAddress';

/** Says as what the form is looked at, and leads to where the reader can act in it. */
export function LooksOnly({ as, mayAct }: { as: Perspective; mayAct: boolean }) {
  const t = useT();
  const label = useEnumLabel();
  const [params] = useSearchParams();
  if (!looksOnly(as)) return null;
  // Without a viewer the form is what the reader's rights make of it.
  const acting = new URLSearchParams(params);
  acting.delete('viewerType');
  return (
    <Notice
      tone="warning"
      action={
        mayAct && (
          <Button asChild size="sm">
            <Link to={{ search: `?${acting.toString()}` }} replace>
              {t('performance.assess.looksOnly.act')}
            </Link>
          </Button>
        )
      }
    >
      <Text>{t('performance.assess.looksOnly', { viewer: label('ViewerType', as.toUpperCase()) })}</Text>
    </Notice>
  );
}
