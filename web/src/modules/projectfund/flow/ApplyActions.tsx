import { Button } from '@chakra-ui/react';
import { PencilIcon, Trash2Icon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { HeaderActions } from '../../../ui/HeaderActions';
import { ReasonedButton } from '../../../ui/ReasonedButton';
import { TextDialog, type TextQuestion } from '../../../ui/TextDialog';
import type { useApplyActs } from './useApplyActs';

interface Props {
  can: { editable: boolean; withdrawable: boolean; decidable: boolean };
  acts: ReturnType<typeof useApplyActs>;
  /** Where it is edited. */
  editPath: string;
  /** Something is missing that keeps it from being submitted. */
  incomplete: boolean;
}

/** What the reader can do with an application now: edit and submit it, take it back, or decide. */
export function ApplyActions({ can, acts, editPath, incomplete }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const { editable, withdrawable, decidable } = can;
  const more = [
    ...(editable
      ? [
          { id: 'delete', icon: <Trash2Icon />, label: t('ui.delete'), onSelect: () => void acts.remove() },
          {
            id: 'edit',
            icon: <PencilIcon />,
            label: t('ui.edit'),
            onSelect: () => void navigate(editPath),
          },
        ]
      : []),
    ...(withdrawable
      ? [
          {
            id: 'withdraw',
            icon: <Undo2Icon />,
            label: t('projectfund.budget.withdraw'),
            onSelect: () => void acts.withdraw(),
          },
        ]
      : []),
  ];
  return (
    <>
      <HeaderActions more={more}>
        {editable && (
          <ReasonedButton
            variant="solid"
            reason={incomplete && t('projectfund.budget.incomplete')}
            onClick={() => void acts.submit()}
          >
            {t('projectfund.budget.submit')}
          </ReasonedButton>
        )}
        {decidable && (
          <>
            <Button onClick={() => setQuestion(acts.decision(false))}>{t('projectfund.budget.reject')}</Button>
            <Button variant="solid" onClick={() => setQuestion(acts.decision(true))}>
              {t('projectfund.budget.approve')}
            </Button>
          </>
        )}
      </HeaderActions>
      {question && <TextDialog question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}
