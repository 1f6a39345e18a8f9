import { useSearchParams } from 'react-router-dom';
import { BaseTemplateDetail } from '../base/BaseTemplateDetail';
import { BaseTemplateList } from '../base/BaseTemplateList';

/** The platform's base templates: the list, or the one that is named. */
export default function BaseTemplatePage() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <BaseTemplateList /> : <BaseTemplateDetail id={id} />;
}
