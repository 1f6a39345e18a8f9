import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { ReportFragment } from './report.gen';
import { reportPath, type When, type Whose } from './reportAddress';

/** Goes from the report of a head to those of the departments, and back; nothing for whoever heads none. */
export function ReportSwitch({ report, when, whose }: { report: ReportFragment; when: When; whose: Whose }) {
  const t = useT();
  const { person, department, departments, mayWrite } = report;
  if (departments.length === 0) return null;
  const own = mayWrite
    ? { label: t('performance.report.ofMine'), whose: {} }
    : { label: t('performance.report.ofPerson', { name: localName(person) }), whose: { employeeId: person.id } };
  const all = [
    { id: null, ...own },
    ...departments.map((one) => ({ id: one.id, label: localName(one), whose: { departmentId: one.id } })),
  ];
  return (
    <Flex as="nav" aria-label={t('performance.report.switch')} gap="2" wrap="wrap">
      {all.map((one) => {
        const current = one.id === (department?.id ?? null);
        return (
          <Button
            key={one.id}
            asChild
            size="sm"
            variant={current ? 'subtle' : 'outline'}
            maxW="full"
            h="auto"
            minH="8"
            py="1"
            whiteSpace="normal"
          >
            <Link
              to={reportPath(when, current ? whose : one.whose)}
              replace
              {...(current && { 'aria-current': 'page' as const })}
            >
              {one.label}
            </Link>
          </Button>
        );
      })}
    </Flex>
  );
}
