import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { type City, type CityFilter, useCities } from '../city/useCities';
import { useCityColumns } from '../city/useCityColumns';

/** What salary ranges are multiplied by in each city. */
export default function CityListPage() {
  const t = useT();
  return (
    <ListPage<City, CityFilter>
      title={t('compensation.title.cities')}
      purpose={t('compensation.city.purpose')}
      tableId="compensation.cities"
      list={useCities()}
      columns={useCityColumns()}
      rowKey={({ id }) => id}
      rowName={localName}
      cards
      filters={[{ kind: 'text', name: 'keyword', label: t('compensation.city.keyword') }]}
      empty={{ title: t('compensation.city.empty'), hint: t('compensation.city.empty.hint') }}
    />
  );
}
