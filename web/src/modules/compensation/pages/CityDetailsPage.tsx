import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { formatAmount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePayCityDetailsQuery } from '../city/city.gen';
import { CityWages } from '../city/CityWages';
import { CoefficientHistory } from '../city/CoefficientHistory';

const LIST = '/payment/citycoef';

/** One city with its coefficients and minimum wages. */
export default function CityDetailsPage() {
  const t = useT();
  const id = useSearchParams()[0].get('city') ?? '';
  const { data, loading, error, refetch } = usePayCityDetailsQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  const city = data?.payCity;
  if (!city)
    return (
      <>
        <BackHeader title={t('compensation.title.city')} back={LIST} />
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('compensation.city.gone')}
          hint={t('compensation.city.gone.hint')}
        />
      </>
    );
  return (
    <>
      <BackHeader
        title={localName(city)}
        back={LIST}
        facts={
          <>
            <span>{t('compensation.city.today', { coefficient: formatAmount(city.coefficient) })}</span>
            <span>{t('compensation.city.people.value', { count: city.people })}</span>
          </>
        }
      />
      <Stack gap="4">
        <CoefficientHistory city={city} />
        <CityWages city={city} />
      </Stack>
    </>
  );
}
