import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { currentLanguage } from '../../../i18n/language';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { LetterTemplateView } from '../letterTemplate/LetterTemplateView';
import type { Language, LetterKind } from '../letterTemplate/letterTemplate.gen';
import { useLetterTemplateActions } from '../letterTemplate/useLetterTemplateActions';
import { useLetterTemplateColumns } from '../letterTemplate/useLetterTemplateColumns';
import { type LetterTemplateFilter, useLetterTemplateList } from '../letterTemplate/useLetterTemplateList';
import type { Beginning } from '../letterTemplate/useLetterForm';
import { type Template, useLetterWords } from '../letterTemplate/words';

const LetterTemplateDrawer = lazy(() =>
  import('../letterTemplate/LetterTemplateDrawer').then((m) => ({ default: m.LetterTemplateDrawer })),
);

type Task = Beginning | { at: 'show'; template: Template };

/** How the company words its mails and letters: as shipped, or in its own words. */
export default function LetterTemplateListPage() {
  const t = useT();
  const options = useEnumOptions();
  const { nameOf, languages } = useLetterWords();
  const list = useLetterTemplateList();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const columns = useLetterTemplateColumns({
    ...useLetterTemplateActions(),
    show: (template) => setTask({ at: 'show', template }),
    edit: (template) => setTask({ at: 'edit', template }),
    copy: (template) => setTask({ at: 'copy', template }),
  });
  const begin = () =>
    setTask({
      at: 'new',
      kind: (list.filter.kind || 'REGULARISATION') as LetterKind,
      language: (list.filter.language || (currentLanguage() === 'zh-CN' ? 'ZH_CN' : 'EN_US')) as Language,
    });
  return (
    <>
      <ListPage<Template, LetterTemplateFilter>
        title={t('compensation.title.letterTemplateList')}
        purpose={t('compensation.letter.purpose')}
        tableId="compensation.letterTemplates"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        filters={[
          { kind: 'text', name: 'keyword', label: t('compensation.letter.keyword') },
          { kind: 'select', name: 'kind', label: t('compensation.letter.kind'), options: options('LetterKind') },
          { kind: 'select', name: 'language', label: t('compensation.letter.language'), options: languages },
        ]}
        actions={
          <Can do="edit">
            <Button variant="solid" onClick={begin}>
              <PlusIcon />
              {t('compensation.letter.new')}
            </Button>
          </Can>
        }
        empty={{ title: t('compensation.letter.empty'), hint: t('compensation.letter.empty.hint') }}
      />
      {task?.at === 'show' && <LetterTemplateView template={task.template} onClose={close} />}
      <Suspense>{task && task.at !== 'show' && <LetterTemplateDrawer begin={task} onClose={close} />}</Suspense>
    </>
  );
}
