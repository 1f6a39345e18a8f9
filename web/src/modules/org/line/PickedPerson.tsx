import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { useReportLineBelowQuery } from './reportLine.gen';
import { type LinePerson, nameOf } from './useReportLine';

/** As many virtual reports are named; who has more is asked about on the person's own page. */
const NAMED = 50;

/** The chosen person in a few lines: the line upwards, the virtual manager, who is led beside the line. */
export function PickedPerson({
  person,
  people,
  departmentId,
  isStart,
  onPick,
  onStart,
}: {
  person: LinePerson;
  people: ReadonlyMap<string, LinePerson>;
  departmentId: string | null;
  /** Whether the drawing begins with this person. */
  isStart: boolean;
  onPick: (id: string) => void;
  onStart: () => void;
}) {
  const t = useT();
  const { data } = useReportLineBelowQuery({
    variables: {
      managerId: person.employeeId,
      departmentId,
      line: 'VIRTUAL',
      page: { pageNo: 1, pageSize: NAMED },
    },
    skip: person.virtualReports === 0,
  });
  const label = (one: LinePerson | undefined) => (one?.name ? nameOf(one) : t('org.head.hidden'));
  const line: LinePerson[] = [];
  for (let at = people.get(person.managerId ?? ''); at && !line.includes(at); at = people.get(at.managerId ?? ''))
    line.unshift(at);
  const virtual = person.virtualManagerId === null ? null : people.get(person.virtualManagerId);
  return (
    <Panel as="section" aria-label={label(person)} mt="3" px="4" py="3">
      <Flex gap="2" wrap="wrap" justify="space-between" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {line.map((one) => (
            <Fragment key={one.employeeId}>
              <Pick label={label(one)} onPick={() => onPick(one.employeeId)} />
              {' / '}
            </Fragment>
          ))}
          {person.name === null ? (
            label(person)
          ) : (
            <Link to={`/employee/details?id=${person.employeeId}`}>
              {label(person)} {person.number}
            </Link>
          )}
        </Text>
        {person.reports > 0 && !isStart && (
          <Button size="sm" onClick={onStart}>
            {t('org.line.start')}
          </Button>
        )}
      </Flex>
      <Flex gap="4" wrap="wrap" color="fg.muted" rowGap="1">
        {person.department && <Text>{localName(person.department)}</Text>}
        {person.position && <Text>{localName(person.position)}</Text>}
        <Text>
          {t('org.line.reports')} {formatCount(person.reports)}
        </Text>
        {person.virtualManagerId !== null && (
          <Text>
            {t('org.line.virtual')}{' '}
            {virtual === undefined ? (
              <Pick label={t('org.line.show')} onPick={() => onPick(person.virtualManagerId ?? '')} />
            ) : (
              <Pick label={label(virtual ?? undefined)} onPick={() => onPick(person.virtualManagerId ?? '')} />
            )}
          </Text>
        )}
        {person.virtualReports > 0 && (
          <Box>
            {t('org.line.virtualReports')} {formatCount(person.virtualReports)}
            {data?.reports?.items.map((one) => (
              <Fragment key={one.employeeId}>
                {' · '}
                <Pick label={label(one)} onPick={() => onPick(one.employeeId)} />
              </Fragment>
            ))}
          </Box>
        )}
      </Flex>
    </Panel>
  );
}

const Pick = ({ label, onPick }: { label: string; onPick: () => void }) => (
  <Button variant="plain" size="sm" h="auto" p="0" minW="0" verticalAlign="baseline" color="brand.fg" onClick={onPick}>
    {label}
  </Button>
);
