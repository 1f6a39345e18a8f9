import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PAGES, type PageName, type Report } from './structureModel';

const NAMES = Object.keys(PAGES) as PageName[];

/** The pages of the structure that the reader may open; the day and the departments go along. */
export function StructureTabs({
  current,
  reports,
  keeps,
}: {
  current: PageName;
  reports: readonly Report[] | null;
  keeps: { day: string; departmentIds: readonly string[] };
}) {
  const t = useT();
  const open = reports?.[0]?.pages;
  const search = new URLSearchParams({ day: keeps.day });
  if (keeps.departmentIds.length > 0) search.set('departmentIds', keeps.departmentIds.join(','));
  return (
    <LinkTabs
      label={t('analytics.structure.tabs')}
      current={current}
      tabs={NAMES.filter((name) => name === current || (open?.includes(name) ?? true)).map((name) => ({
        name,
        label: t(`analytics.structure.tab.${name}`),
      }))}
      pathOf={(name) => PAGES[name]}
      search={`?${search.toString()}`}
    />
  );
}
