import { Stack } from '@chakra-ui/react';
import { NoticeStatus } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkNotice, earliestDeadline } from '@hengcai/shared/rules/home/notice';
import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useIssueText } from '../../i18n/useIssueText';
import { useT } from '../../i18n/useT';
import { dayOf, today } from '../../i18n/zone';
import { DateField, RadioField, TextAreaField, TextField } from '../../ui/form/fields';
import { FormDrawer } from '../../ui/form/FormDrawer';
import { toast } from '../../ui/toast';
import { useWaitsAnew } from '../attention/useWaitsAnew';
import { issuesResolver } from '../save/issuesResolver';
import { outcome } from '../save/outcome';
import { useLiveChecks } from '../save/useLiveChecks';
import { keepNotice } from './noticeLists';
import { useSaveNoticeMutation } from './notices.gen';
import type { Notice } from './useNoticeActions';

interface Draft {
  title: string;
  content: string;
  /** A day; '' stays open. */
  deadline: string;
  status: 'NORMAL' | 'IMPORTANT';
}

const draftOf = (notice: Notice | null): Draft => ({
  title: notice?.title ?? '',
  content: notice?.content ?? '',
  deadline: notice?.deadline ? dayOf(notice.deadline) : '',
  status: notice?.status === 'IMPORTANT' ? 'IMPORTANT' : 'NORMAL',
});

/** Writes a new announcement, or changes an open one. */
export default function NoticeForm({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const textOf = useIssueText();
  const day = today();
  const askWhatWaits = useWaitsAnew();
  const [save] = useSaveNoticeMutation({
    update: (cache, { data }) => keepNotice(cache, data?.saveNotice?.notice),
    // Specification 7, "Home and enterprise": the message centre refreshes.
    onCompleted: askWhatWaits,
  });
  const form = useForm<Draft>({
    defaultValues: draftOf(notice),
    resolver: issuesResolver(
      ({ deadline, status, ...texts }) =>
        checkNotice({ ...texts, deadline: deadline || null, status: NoticeStatus[status] }, day),
      textOf,
    ),
  });
  useLiveChecks(form);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(notice ? 'notice.edit.title' : 'notice.publish')}
      form={form}
      saveLabel={t('notice.release')}
      onInvalid={() => toast.warning(t('notice.invalid'), { id: 'notice-invalid' })}
      onSave={async ({ deadline, ...draft }) => {
        const errors = await outcome(async () => {
          const input = { ...draft, ...(notice && { id: notice.id }), deadline: deadline || null };
          return (await save({ variables: { input } })).data?.saveNotice;
        });
        if (errors.length === 0) toast.success(t('notice.released'));
        return errors;
      }}
    >
      <Stack gap="4">
        <TextField<Draft> name="title" label={t('notice.field.title')} required maxLength={LIMITS.noticeTitle} />
        <TextAreaField<Draft>
          name="content"
          label={t('notice.field.content')}
          required
          maxLength={LIMITS.noticeContent}
        />
        <DateField<Draft>
          name="deadline"
          label={t('notice.field.deadline')}
          help={t('notice.field.deadlineHelp')}
          min={earliestDeadline(day)}
        />
        <RadioField<Draft>
          name="status"
          label={t('notice.field.kind')}
          options={(['NORMAL', 'IMPORTANT'] as const).map((value) => ({ value, label: label('NoticeStatus', value) }))}
        />
      </Stack>
    </FormDrawer>
  );
}
