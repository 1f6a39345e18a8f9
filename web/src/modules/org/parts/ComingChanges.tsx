import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { DASH, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { StatusDot } from '../../../ui/StatusDot';
import type { Change as WholeChange } from '../list/useDepartments';

/** What is shown of a planned change. */
type Change = Omit<WholeChange, 'department' | 'target'>;

const FIELD_TEXTS = {
  NAME: 'org.name',
  NAME_EN: 'org.nameEn',
  PARENT: 'org.parent',
  HEAD: 'org.head',
} as const;

/** What is planned, day by day, each with the way to withdraw it; those of one day are withdrawn together as well. */
export function ComingChanges<C extends Change>({
  changes,
  actions,
}: {
  changes: readonly C[];
  actions: { withdraw: (changes: readonly C[]) => Promise<boolean> };
}) {
  const t = useT();
  const days = [...new Set(changes.map(({ effectiveDate }) => effectiveDate))];
  return (
    <Stack gap="4">
      {days.map((day) => {
        const ofDay = changes.filter(({ effectiveDate }) => effectiveDate === day);
        return (
          <Box as="section" key={day} aria-label={formatDate(day)}>
            <Flex justify="space-between" align="center" gap="2" wrap="wrap" mb="1">
              <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                {formatDate(day)}
              </Text>
              {ofDay.length > 1 && (
                <Can do="edit">
                  <Button size="sm" onClick={() => void actions.withdraw(ofDay)}>
                    {t('org.withdraw.all', { count: ofDay.length })}
                  </Button>
                </Can>
              )}
            </Flex>
            <Stack as="ul" gap="0" listStyleType="none">
              {ofDay.map((change) => (
                <Flex
                  as="li"
                  key={change.id}
                  justify="space-between"
                  align="flex-start"
                  gap="2"
                  wrap="wrap"
                  py="2"
                  borderTopWidth="1px"
                >
                  <ChangeText change={change} />
                  <Can do="edit">
                    <Button size="sm" onClick={() => void actions.withdraw([change])}>
                      {t('org.withdraw')}
                    </Button>
                  </Can>
                </Flex>
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}

const KIND_TEXTS = {
  CREATE: 'org.kind.CREATE',
  CHANGE: 'org.kind.CHANGE',
  CLOSE: 'org.kind.CLOSE',
  MERGE: 'org.kind.MERGE',
} as const;

/** A change in words: what happens to which department, field by field, and why it has not happened. */
function ChangeText({ change: { kind, name, targetName, fields, problems } }: { change: Change }) {
  const t = useT();
  const known = kind && kind in KIND_TEXTS ? KIND_TEXTS[kind as keyof typeof KIND_TEXTS] : null;
  return (
    <Stack gap="0.5" flex="1 1 200px" minW="0">
      <Text wordBreak="break-word">{known ? t(known, { name, target: targetName ?? '' }) : name}</Text>
      {fields.map(({ field, before, after }) =>
        field && field in FIELD_TEXTS ? (
          <Text key={field} color="fg.muted" textStyle="xs" wordBreak="break-word">
            {t('org.changed', {
              field: t(FIELD_TEXTS[field as keyof typeof FIELD_TEXTS]),
              before: before ?? DASH,
              after: after ?? DASH,
            })}
          </Text>
        ) : null,
      )}
      {problems.map((problem) => (
        <StatusDot key={problem} tone="danger" label={problem} />
      ))}
    </Stack>
  );
}
