import { Link as ChakraLink } from '@chakra-ui/react';
import { heldOn } from '@hengcai/shared/rules/compensation/city';
import { Link } from 'react-router-dom';
import { DASH, formatAmount, formatCount, formatDate, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import type { Column } from '../../../ui/table/columns';
import type { City } from './useCities';

/** The coefficient that follows the one of today. */
const nextOf = ({ coefficients }: City) => coefficients.findLast(({ validFrom }) => validFrom > today());

/** Columns of the cities. */
export function useCityColumns(): Column<City>[] {
  const t = useT();
  return [
    {
      id: 'name',
      header: t('compensation.city'),
      maxWidth: 260,
      cell: (city) => (
        <ChakraLink asChild>
          <Link to={`/payment/citydetail?city=${encodeURIComponent(city.id)}`}>{localName(city)}</Link>
        </ChakraLink>
      ),
    },
    { id: 'people', header: t('compensation.city.people'), numeric: true, cell: ({ people }) => formatCount(people) },
    {
      id: 'coefficient',
      header: t('compensation.city.coefficient'),
      numeric: true,
      cell: ({ coefficient }) => formatAmount(coefficient),
    },
    {
      id: 'next',
      header: t('compensation.city.next'),
      cell: (city) => {
        const next = nextOf(city);
        if (!next) return DASH;
        const { coefficient, validFrom } = next;
        return t('compensation.city.next.value', {
          coefficient: formatAmount(coefficient),
          date: formatDate(validFrom),
        });
      },
    },
    {
      id: 'wage',
      header: t('compensation.city.wage'),
      numeric: true,
      cell: ({ minimumWages }) => formatAmount(heldOn(minimumWages, today())?.amount),
    },
  ];
}
