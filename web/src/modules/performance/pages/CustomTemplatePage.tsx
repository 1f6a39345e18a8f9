import { useSearchParams } from 'react-router-dom';
import { CustomTemplateEdit } from '../template/CustomTemplateEdit';
import { CustomTemplateList } from '../template/CustomTemplateList';

/** The custom templates of the company; with an id in the address one of them, with `new` a new one. */
export default function CustomTemplatePage() {
  const id = useSearchParams()[0].get('templateCode');
  return id === null ? <CustomTemplateList /> : <CustomTemplateEdit key={id} id={id === 'new' ? null : id} />;
}
