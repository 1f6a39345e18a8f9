import { useSearchParams } from 'react-router-dom';
import { CustomFieldTab } from '../custom/CustomFieldTab';
import { DictionaryTab } from '../dictionary/DictionaryTab';

/** What a company decides about the data of its people: what may be chosen, and fields of its own. */
export default function CustomSettingPage() {
  return useSearchParams()[0].get('tabName') === 'fields' ? <CustomFieldTab /> : <DictionaryTab />;
}
