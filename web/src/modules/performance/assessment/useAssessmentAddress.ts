import { useSearchParams } from 'react-router-dom';
import { listUrl } from '../../../ui/list/listUrl';
import { readAddress } from './assessmentAddress';

/** What the page reads from its address. */
export function useAssessmentAddress() {
  const [params] = useSearchParams();
  return readAddress(params, (path) => listUrl(path) !== path);
}
