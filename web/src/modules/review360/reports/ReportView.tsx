import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import type { Review360FigureSetFragment, Review360ReportQuery } from '../review360.gen';

type Report = NonNullable<Review360ReportQuery['review360Report']>;
type Item = NonNullable<Report['items']>[number];

/** The report: the totals first, then the groups, the best and worst statements, and each question. */
export function ReportView({ report }: { report: Report }) {
  const t = useT();
  const { figures, fullScore, strongest, weakest } = report;
  return (
    <Stack gap="4">
      <SectionCard
        title={t('review360.report.total')}
        hint={t(figures.rounded ? 'review360.report.rounded' : 'review360.report.total.hint', {
          full: formatNumber(fullScore),
        })}
      >
        <Facts
          items={[
            {
              label: t('review360.report.others'),
              value: figures.others === null ? t('review360.report.tooFew') : formatNumber(figures.others, 2),
            },
            { label: t('review360.report.self'), value: formatNumber(figures.self, 2) },
            { label: t('review360.report.gap'), value: formatNumber(figures.gap, 2) },
          ]}
        />
      </SectionCard>
      <SectionCard id="groups" title={t('review360.report.groups')} hint={t('review360.report.groups.hint')}>
        <Groups figures={figures} full={fullScore} />
      </SectionCard>
      {strongest.length > 0 && (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Named title={t('review360.report.strongest')} names={strongest} />
          <Named title={t('review360.report.weakest')} names={weakest} />
        </SimpleGrid>
      )}
      {(report.items ?? []).map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
    </Stack>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <SectionCard title={title}>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** The groups of raters with their mean as a bar and their spread in words. */
function Groups({ figures, full }: { figures: Review360FigureSetFragment; full: string }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {figures.groups.map((group) => (
        <Box as="li" key={group.relation}>
          <Flex justify="space-between" gap="3">
            <Text>{label('ReviewRelation', group.relation)}</Text>
            {group.mean === null ? (
              // Where nothing is hidden, as a total with its places tells, a group without figures has no forms.
              <Text color="fg.muted">
                {t(figures.rounded ? 'review360.report.withheld' : 'review360.report.nobody')}
              </Text>
            ) : (
              <Text textAlign="end">
                {t('review360.report.group', { mean: formatNumber(group.mean, 2), count: group.forms ?? 0 })}
              </Text>
            )}
          </Flex>
          {group.mean !== null && (
            <>
              <Box bg="bg.muted" rounded="full" h="2" my="1" aria-hidden>
                <Box
                  bg="brand.solid"
                  rounded="full"
                  h="2"
                  style={{ width: `${Math.min(100, (Number(group.mean) / Number(full)) * 100)}%` }}
                />
              </Box>
              {group.forms !== 1 && (
                <Text color="fg.muted" textStyle="xs">
                  {t('review360.report.spread', {
                    median: formatNumber(group.median, 2),
                    deviation: formatNumber(group.deviation, 2),
                    lowest: formatNumber(group.lowest, 2),
                    highest: formatNumber(group.highest, 2),
                  })}
                </Text>
              )}
            </>
          )}
        </Box>
      ))}
    </Stack>
  );
}

function ItemCard({ item }: { item: Item }) {
  const t = useT();
  const label = useEnumLabel();
  const { figures, best, choices, comments } = item;
  const silent = figures === null && choices.length === 0 && comments.length === 0;
  return (
    <SectionCard
      title={item.name}
      hint={
        figures &&
        t('review360.report.item', {
          others: formatNumber(figures.others, 2),
          self: formatNumber(figures.self, 2),
          best: formatNumber(best),
        })
      }
    >
      <Stack gap="3">
        {figures && best !== null && <Groups figures={figures} full={best} />}
        {choices.map((choice) => (
          <Text key={`${choice.relation} ${choice.content}`}>
            {t('review360.report.choice', {
              relation: label('ReviewRelation', choice.relation),
              content: choice.content,
              count: choice.count,
            })}
          </Text>
        ))}
        {comments.map((comment, at) => (
          <Box key={`${at}`} borderInlineStartWidth="3px" ps="3">
            <Text overflowWrap="anywhere" whiteSpace="pre-line">
              {comment.text}
            </Text>
            <Text color="fg.subtle" textStyle="xs">
              {label('ReviewRelation', comment.relation)}
            </Text>
          </Box>
        ))}
        {silent && <Text color="fg.muted">{t('review360.report.silent')}</Text>}
      </Stack>
    </SectionCard>
  );
}
