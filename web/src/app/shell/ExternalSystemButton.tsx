import { Box } from '@chakra-ui/react';
import { ExternalLinkIcon } from 'lucide-react';
import { say } from '../../i18n/say';
import { useT } from '../../i18n/useT';
import { openExternalSystem } from '../../session/externalLogin';
import { toast } from '../../ui/toast';
import { HeaderButton } from './HeaderButton';

/** Leads to the HR system the company keeps its people in. */
export function ExternalSystemButton() {
  const t = useT();
  const go = async () => {
    const answer = await openExternalSystem();
    if ('url' in answer) location.assign(answer.url);
    // What failed without a reason of its own has been told already.
    else for (const { message } of answer.errors) toast.error(message || say('errors.requestFailed'));
  };
  return (
    <HeaderButton aria-label={t('app.externalSystem')} onClick={() => void go()}>
      <ExternalLinkIcon />
      <Box as="span" hideBelow="lg">
        {t('app.externalSystem')}
      </Box>
    </HeaderButton>
  );
}
