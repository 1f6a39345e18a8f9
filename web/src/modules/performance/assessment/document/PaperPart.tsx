import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { DASH, formatDateRange, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import {
  type Assessment,
  type Indicator,
  inPart,
  type Part,
  partName,
  partnerSheets,
  type Role,
  scoreBy,
  scoreOf,
  sheetOf,
} from '../model';
import { shownIn } from '../scores/scoreRows';
import { shownColumns, shownText } from '../scores/useScoreColumns';
import { askedFor, besideIn } from '../targets/targetRows';

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
                <Extras assessment={assessment} part={part} row={row} />
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

/** What the columns of the template show beside, with the words and figures of the screen, and what co-assessors gave. */
function Extras({ assessment, part, row }: { assessment: Assessment; part: Part; row: Indicator }) {
  const t = useT();
  const columns = [
    ...askedFor(part).flatMap(({ field, heading }) =>
      field === 'remark' ? [{ heading, value: orDash(row.remark) }] : [],
    ),
    ...besideIn(part).map(({ shown, heading }) => ({
      heading,
      value: shown === 'alignedTo' ? orDash(row.alignedTo.join('\n')) : formatNumber(row.lastValue),
    })),
    ...partnerSheets(assessment).flatMap(({ scorer, submittedAt }) => {
      if (!scorer || !submittedAt) return [];
      const name = localName(scorer);
      const given = scoreBy(row, scorer.id);
      return [
        { heading: name, value: given?.levelName ?? formatNumber(given?.score) },
        ...(given?.comment ? [{ heading: t('performance.assess.comment.of', { name }), value: given.comment }] : []),
      ];
    }),
    ...shownColumns(part).map(({ shown, heading }) => ({
      heading,
      value: shownText(shownIn(assessment, part, { indicator: row, typed: undefined, role: null }, shown)),
    })),
  ];
  return columns.map(({ heading, value }) => (
    <Text key={heading} color="fg.muted" textStyle="xs" whiteSpace="pre-wrap">
      {t('performance.assess.document.column', { name: heading, value })}
    </Text>
  ));
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
