import { useMemo } from 'react';
import { DASH, formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { type ChartItem, chartTree } from './chartItem';
import { type OrganisationQuery, useOrganisationQuery } from './organisation.gen';

export type Unit = NonNullable<OrganisationQuery['organisation']>['departments'][number];

/** What the card of a department says. */
export function useUnitItem() {
  const t = useT();
  return (unit: Unit): ChartItem => ({
    id: unit.departmentId,
    parentId: unit.parentId,
    title: localName(unit),
    line: unit.head ? localName(unit.head) : unit.hasHead ? t('org.head.hidden') : t('org.vacant'),
    foot: t('org.chart.counts', {
      count: unit.headcount,
      all: formatCount(unit.totalHeadcount),
    }),
    words: [unit.code, unit.name, unit.nameEn, unit.head?.name, unit.head?.nameEn, unit.head?.number]
      .filter(Boolean)
      .join('\n'),
  });
}

/** The organisation of a day as a chart shows it; of today where none is named. */
export function useOrganisation(asOf?: string) {
  const itemOf = useUnitItem();
  const { data, previousData, error, refetch } = useOrganisationQuery({
    variables: { day: asOf ?? null },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const organisation = (data ?? previousData)?.organisation;
  const tree = useMemo(
    () => organisation && chartTree(organisation.departments.map(itemOf)),
    // The words of a card change with the page alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [organisation],
  );
  const byId = useMemo(
    () => new Map(organisation?.departments.map((unit) => [unit.departmentId, unit])),
    [organisation],
  );
  return {
    day: organisation?.day ?? DASH,
    tree: tree ?? null,
    byId,
    units: organisation?.departments ?? [],
    failed: error !== undefined && !organisation,
    loading: !organisation && error === undefined,
    refetch: () => void refetch(),
  };
}
