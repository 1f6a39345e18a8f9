import { formatAmount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import type { City } from './useCities';

/** The minimum wages of a city; the settings of employees keep them. */
export function CityWages({ city: { minimumWages } }: { city: City }) {
  const t = useT();
  const label = t('compensation.city.wages');
  return (
    <SectionCard id="wages" title={label} hint={t('compensation.city.wages.hint')}>
      {minimumWages.length === 0 ? (
        <EmptyState compact title={t('compensation.city.wages.empty')} hint={t('compensation.city.wages.empty.hint')} />
      ) : (
        <DataTable
          label={label}
          rows={minimumWages}
          rowKey={({ id }) => id}
          rowName={({ validFrom }) => formatDate(validFrom)}
          columns={[
            {
              id: 'validFrom',
              header: t('compensation.city.validFrom'),
              cell: ({ validFrom }) => formatDate(validFrom),
            },
            {
              id: 'amount',
              header: t('compensation.city.wage'),
              numeric: true,
              cell: ({ amount }) => formatAmount(amount),
            },
          ]}
          cards
        />
      )}
    </SectionCard>
  );
}
