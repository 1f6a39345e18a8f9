import { Box, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Checkbox } from '../../../theme/parts/Checkbox';
import { RadioTile } from '../../../ui/input/RadioTile';
import { type Counts, reached, WAYS, type Way } from './ways';

/** What each way is called, what it means, and its button. */
export const WAY_TEXTS = {
  mail: { title: 'employee.invite.mail', hint: 'employee.invite.mail.hint', action: 'employee.invite.mail.action' },
  cards: { title: 'employee.invite.cards', hint: 'employee.invite.cards.hint', action: 'employee.invite.cards.action' },
  passwords: {
    title: 'employee.invite.passwords',
    hint: 'employee.invite.passwords.hint',
    action: 'employee.invite.passwords.action',
  },
} as const;

interface Props {
  counts: Counts;
  way: Way;
  again: boolean;
  onWay: (way: Way) => void;
  onAgain: (again: boolean) => void;
}

/** By which way people are asked in, how many it reaches, and who is left out and why. */
export function InviteChoice({ counts, way, again, onWay, onAgain }: Props) {
  const t = useT();
  return (
    <Stack gap="4">
      {counts.loginWay === 'DEFAULT' ? (
        <Ways counts={counts} way={way} again={again} onChoose={onWay} />
      ) : (
        <Text>{t('employee.invite.elsewhere')}</Text>
      )}
      <Again counts={counts} way={way} checked={again} onChange={onAgain} />
      <LeftOut counts={counts} way={way} />
    </Stack>
  );
}

function Ways({
  counts,
  way,
  again,
  onChoose,
}: {
  counts: Counts;
  way: Way;
  again: boolean;
  onChoose: (way: Way) => void;
}) {
  const t = useT();
  return (
    <Stack gap="2" role="radiogroup" aria-label={t('employee.invite.way')}>
      {WAYS.map((one) => (
        <RadioTile
          key={one}
          name="invite-way"
          label={t(WAY_TEXTS[one].title)}
          checked={one === way}
          onChoose={() => onChoose(one)}
          display="block"
          borderWidth="1px"
          borderColor={one === way ? 'brand.solid' : 'border'}
          bg={one === way ? 'brand.subtle' : undefined}
          px="3"
          py="2.5"
        >
          <Text fontWeight="medium">
            {t(WAY_TEXTS[one].title)}
            <Box as="span" color="fg.muted" fontWeight="normal" ms="2">
              {t('employee.invite.count', { count: reached(counts, one, again) })}
            </Box>
          </Text>
          <Text color="fg.muted">{t(WAY_TEXTS[one].hint)}</Text>
        </RadioTile>
      ))}
    </Stack>
  );
}

function Again({
  counts,
  way,
  checked,
  onChange,
}: {
  counts: Counts;
  way: Way;
  checked: boolean;
  onChange: (again: boolean) => void;
}) {
  const t = useT();
  const count = (way === 'mail' ? counts.byMail : counts.byHand).again;
  if (count === 0) return null;
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(e) => onChange(e.checked === true)} alignItems="flex-start">
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label fontWeight="normal">{t('employee.invite.again', { count })}</Checkbox.Label>
    </Checkbox.Root>
  );
}

/** Nobody is left out without a word. */
function LeftOut({ counts, way }: { counts: Counts; way: Way }) {
  const t = useT();
  const lines = [
    way === 'mail' && counts.withoutEmail > 0 && t('employee.invite.left.email', { count: counts.withoutEmail }),
    way !== 'mail' && counts.withRole > 0 && t('employee.invite.left.role', { count: counts.withRole }),
    counts.signedIn > 0 && t('employee.invite.left.signedIn', { count: counts.signedIn }),
    counts.closed > 0 && t('employee.invite.left.closed', { count: counts.closed }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Box color="fg.muted">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Box>
  );
}
