import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { DASH, formatDateRange, formatNumber } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { type Assessment, type Indicator, inPart, type Part, partName, type Role, scoreOf, sheetOf } from '../model';

const ROLES = ['SELF', 'BOSS'] as const satisfies readonly Role[];

const Head = chakra('th', { base: { fontWeight: 'medium', textAlign: 'start', p: '8px', bg: 'bg.subtle' } });
const Cell = chakra('td', {
  base: { p: '8px', verticalAlign: 'top', overflowWrap: 'anywhere', borderBottomWidth: '1px' },
});
const FIGURES = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** The indicators of one part with what was reached, scored and said about each. */
export function PaperPart({ assessment, part }: { assessment: Assessment; part: Part }) {
  const t = useT();
  const roles = ROLES.filter((role) => sheetOf(assessment, role));
  return (
    <Box mb="16px">
      <Heading as="h3" textStyle="sm" mb="4px">
        {partName(assessment.parts, part)} ({formatNumber(part.weight)}%)
      </Heading>
      <chakra.table w="full" tableLayout="fixed" borderCollapse="collapse">
        <thead>
          <tr>
            <Head>{t('performance.assess.column.keyResult')}</Head>
            <Head w="150px" {...FIGURES}>
              {t('performance.assess.document.target')}
            </Head>
            <Head w="90px" {...FIGURES}>
              {t('performance.assess.column.achievedValue')}
            </Head>
            <Head w="80px" {...FIGURES}>
              {t('performance.assess.column.weight')}
            </Head>
            {roles.map((role) => (
              <Head key={role} w="220px">
                {t(role === 'SELF' ? 'performance.assess.score.self' : 'performance.assess.score.boss')}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPart(part, assessment.indicators).map((row) => (
            <tr key={row.id}>
              <Cell>
                <Text>{row.keyResult}</Text>
                <Particulars row={row} />
              </Cell>
              <Cell {...FIGURES}>{valuesOf(row)}</Cell>
              <Cell {...FIGURES}>{formatNumber(row.achievedValue)}</Cell>
              <Cell {...FIGURES}>{row.weight === null ? DASH : `${formatNumber(row.weight)}%`}</Cell>
              {roles.map((role) => (
                <Cell key={role}>
                  <Text fontVariantNumeric="tabular-nums">
                    {scoreOf(row, role)?.levelName ?? formatNumber(scoreOf(row, role)?.score)}
                  </Text>
                  <Text whiteSpace="pre-wrap" color="fg.muted" textStyle="xs">
                    {scoreOf(row, role)?.comment}
                  </Text>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** From where to where, and in which unit. */
function valuesOf({ startValue, targetValue, measureUnit }: Indicator): string {
  const values = [startValue, targetValue].filter((value) => value !== null).map((value) => formatNumber(value));
  return [values.join(' → '), measureUnit].filter(Boolean).join(' ') || DASH;
}

/** In small print: the description, from when to when, and a priority that is not the ordinary one. */
function Particulars({ row }: { row: Indicator }) {
  const label = useEnumLabel();
  const dated = row.startDate !== null || row.targetDate !== null;
  const small = [
    ...(dated ? [formatDateRange(row.startDate, row.targetDate)] : []),
    ...(row.priority === null || row.priority === 'ORDINARY' ? [] : [label('Priority', row.priority)]),
  ].join(' · ');
  return (
    <Box color="fg.muted" textStyle="xs">
      {row.description && <Text whiteSpace="pre-wrap">{row.description}</Text>}
      {small && <Text>{small}</Text>}
    </Box>
  );
}
