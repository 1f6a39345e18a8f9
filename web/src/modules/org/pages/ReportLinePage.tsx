import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { Notice } from '../../../shared/Notice';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { useIsPhone } from '../../../ui/useMedia';
import { Chart } from '../chart/Chart';
import type { ChartTree } from '../chart/chartItem';
import { ChartTools } from '../chart/ChartTools';
import { useChart } from '../chart/useChart';
import { LineList } from '../line/LineList';
import { PickedPerson } from '../line/PickedPerson';
import { managerOfMore, type ReportLine, useReportLine } from '../line/useReportLine';
import { WithoutManager } from '../line/WithoutManager';

/** Who reports to whom, from the tops or from somebody on. */
export default function ReportLinePage() {
  const t = useT();
  const [params] = useSearchParams();
  const departmentId = params.get('dept');
  const from = params.get('from');
  return (
    <>
      <PageHeader title={t('org.title.reportLine')} purpose={t('org.line.purpose')} />
      <Lines key={`${departmentId ?? ''} ${from ?? ''}`} departmentId={departmentId} from={from} />
    </>
  );
}

function Lines({ departmentId, from }: { departmentId: string | null; from: string | null }) {
  const t = useT();
  const [params] = useSearchParams();
  const line = useReportLine(departmentId, from, params.get('emp'));
  const [showsOrphans, setShowsOrphans] = useState(false);
  return (
    <>
      {line.withoutManager > 0 && (
        <Box mb="3">
          <Notice tone="warning" action={<Button onClick={() => setShowsOrphans(true)}>{t('org.coming.show')}</Button>}>
            <Text>{t('org.line.orphans.count', { count: line.withoutManager })}</Text>
          </Notice>
        </Box>
      )}
      {line.failed && <EmptyState kind="failed" onRetry={line.refetch} />}
      {line.loading && <Skeleton h="420px" />}
      {line.tree && <Drawing line={line} tree={line.tree} departmentId={departmentId} from={from} />}
      {showsOrphans && <WithoutManager departmentId={departmentId} onClose={() => setShowsOrphans(false)} />}
    </>
  );
}

function Drawing({
  line,
  tree,
  departmentId,
  from,
}: {
  line: ReportLine;
  tree: ChartTree;
  departmentId: string | null;
  from: string | null;
}) {
  const t = useT();
  const phone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const picked = params.get('emp');
  const chart = useChart(tree, picked, line.load);
  const person = line.byId.get(picked ?? '');
  const title = t('org.line.title', { day: line.day });
  const put = (values: Record<string, string | null>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      { replace: true },
    );
  const pick = (id: string) => {
    const manager = managerOfMore(id);
    if (manager === null) put({ emp: id });
    else line.loadMore(manager);
  };
  /** Whoever is not drawn yet is looked for, with the way there. */
  const seek = (id: string) => {
    if (!line.byId.has(id)) line.seek(id);
    if (from !== null && !tree.byId.has(id)) return put({ emp: id, from: null });
    put({ emp: id });
    chart.reveal(id);
  };
  return (
    <>
      <ChartTools
        chart={chart}
        title={title}
        isList={phone}
        finder={
          <>
            <Box w={{ base: 'full', md: '240px' }}>
              <EmployeePicker
                value=""
                label={t('org.line.search')}
                placeholder={t('org.line.search')}
                onChange={(id) => id !== '' && seek(id)}
              />
            </Box>
            <Box w={{ base: 'full', md: '200px' }}>
              <DepartmentPicker
                value={departmentId === null ? [] : [departmentId]}
                label={t('org.line.department')}
                placeholder={t('org.line.allDepartments')}
                onChange={([id]) => put({ dept: id ?? null, from: null, emp: null })}
              />
            </Box>
            {from !== null && <Button onClick={() => put({ from: null })}>{t('org.line.fromTop')}</Button>}
          </>
        }
      />
      {tree.roots.length === 0 ? (
        <EmptyState compact title={t('org.line.empty')} hint={t('org.line.empty.hint')} />
      ) : phone ? (
        <LineList chart={chart} label={title} picked={picked} onPick={pick} />
      ) : (
        <Chart chart={chart} label={title} picked={picked} onPick={pick} />
      )}
      {person && (
        <PickedPerson
          person={person}
          people={line.byId}
          departmentId={departmentId}
          isStart={from === person.employeeId}
          onPick={seek}
          onStart={() => put({ from: person.employeeId })}
        />
      )}
    </>
  );
}
