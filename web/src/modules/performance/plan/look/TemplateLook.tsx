import { Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { Badge } from '../../../../theme/parts/Badge';
import { Pending } from '../../../../ui/Pending';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { type TemplateLookQuery, type TemplateLookQueryVariables, useTemplateLookQuery } from './look.gen';

type Part = NonNullable<TemplateLookQuery['templateVersion']>['parts'][number];

/** What forms are made of by one version of a template: its parts, their columns and the indicators that it brings. */
export function TemplateLook({ which, onClose }: { which: TemplateLookQueryVariables; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useTemplateLookQuery({ variables: which, fetchPolicy: 'network-only' });
  const version = data?.templateVersion;
  return (
    <ReadDrawer
      title={version ? `${version.templateName} · ${version.name}` : t('performance.plan.template')}
      size="md"
      onClose={onClose}
    >
      {version ? (
        <Stack gap="6">
          {version.parts.map((part) => (
            <PartLook key={part.id} part={part} />
          ))}
        </Stack>
      ) : (
        <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />
      )}
    </ReadDrawer>
  );
}

function PartLook({ part }: { part: Part }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Stack as="section" gap="2">
      <Flex align="baseline" columnGap="3" wrap="wrap">
        <Heading as="h3" textStyle="sm" fontWeight="medium">
          {part.name}
        </Heading>
        <Text fontVariantNumeric="tabular-nums">{formatPercent(part.weight)}</Text>
        <Text color="fg.subtle" textStyle="xs">
          {label('ScoreMethod', part.scoreMethod)}
          {' · '}
          {part.rowsByEmployee
            ? t('performance.plan.template.byEmployee', { min: part.minRows, max: part.maxRows })
            : t('performance.plan.template.fixed', { count: part.rows.length })}
        </Text>
      </Flex>
      <HStack as="ul" gap="1" wrap="wrap" listStyleType="none" aria-label={t('performance.plan.template.columns')}>
        {part.columns.map((column) => (
          <Badge as="li" key={column.id} variant="outline">
            {column.required ? `${column.name} *` : column.name}
          </Badge>
        ))}
      </HStack>
      {part.rows.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={t('performance.plan.template.rows')}>
          {part.rows.map((row) => (
            <Flex as="li" key={row.id} py="2" gap="3" justify="space-between" borderTopWidth="1px">
              <Text overflowWrap="anywhere">{row.keyResult}</Text>
              <HStack gap="3" color="fg.muted" flexShrink={0} fontVariantNumeric="tabular-nums">
                {row.targetValue !== null && (
                  <span>{[formatNumber(row.targetValue), row.measureUnit].filter(Boolean).join(' ')}</span>
                )}
                {row.weight !== null && <span>{formatPercent(row.weight)}</span>}
              </HStack>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
