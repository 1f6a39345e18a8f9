import { Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkSystemNotice } from '@hengcai/shared/rules/home/notice';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { clockOf, instantOf, zoneSign } from '../../../i18n/zone';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import {
  PlatformSystemNoticeDocument,
  SystemNoticeDocument,
  type SystemNoticeFieldsFragment,
  useSaveSystemNoticeMutation,
} from '../../../shared/systemNotice/systemNotice.gen';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormField } from '../../../ui/form/FormField';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { DateTimeInput } from '../../../ui/input/DateTimeInput';
import { toast } from '../../../ui/toast';

/** Times are on the company's clock, YYYY-MM-DDTHH:mm. */
interface Draft {
  title: string;
  content: string;
  from: string;
  to: string;
}

const typedOf = (at: Date) => {
  const { date, time } = clockOf(at);
  return `${date}T${time}`;
};
/** '' where a part is not chosen yet. */
const sentOf = (typed: string) => {
  const [date, time] = typed.split('T');
  return date && time ? instantOf(date, time).toISOString() : '';
};
const draftOf = (notice: SystemNoticeFieldsFragment | null): Draft => ({
  title: notice?.title ?? '',
  content: notice?.content ?? '',
  from: typedOf(notice ? new Date(notice.from) : new Date()),
  to: notice ? typedOf(new Date(notice.to)) : '',
});
const inputOf = ({ from, to, ...texts }: Draft) => ({ ...texts, from: sentOf(from), to: sentOf(to) });

/** Announces maintenance to all companies, or changes what is announced. */
export default function SystemNoticeForm({
  notice,
  onClose,
}: {
  notice: SystemNoticeFieldsFragment | null;
  onClose: () => void;
}) {
  const t = useT();
  const textOf = useIssueText();
  const [save] = useSaveSystemNoticeMutation({
    update: (cache, { data }) => {
      const kept = data?.saveSystemNotice?.systemNotice;
      if (kept) cache.writeQuery({ query: PlatformSystemNoticeDocument, data: { platformSystemNotice: kept } });
    },
    // Whether it has begun is the server's to say.
    refetchQueries: [{ query: SystemNoticeDocument, context: { quiet: true } }],
  });
  const form = useForm<Draft>({
    defaultValues: draftOf(notice),
    resolver: issuesResolver((draft) => checkSystemNotice(inputOf(draft), new Date()), textOf),
  });
  useLiveChecks(form);
  const sign = zoneSign(new Date());
  const time = (name: 'from' | 'to', label: string) => (
    <FormField<Draft> name={name} label={label} required choice>
      {({ value, onChange, onBlur }, invalid) => (
        <DateTimeInput
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          invalid={invalid}
          timeLabel={t('home.systemNotice.time', { label })}
        />
      )}
    </FormField>
  );
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(notice ? 'home.systemNotice.change' : 'home.systemNotice.announce')}
      description={sign ? t('home.systemNotice.hintInZone', { zone: sign }) : t('home.systemNotice.hint')}
      form={form}
      saveLabel={t('home.systemNotice.publish')}
      onSave={async (draft) => {
        const errors = await outcome(
          async () => (await save({ variables: { input: inputOf(draft) } })).data?.saveSystemNotice,
        );
        if (errors.length === 0) toast.success(t('home.systemNotice.announced'));
        return errors;
      }}
    >
      <Stack gap="4">
        <TextField<Draft>
          name="title"
          label={t('home.systemNotice.field.title')}
          required
          maxLength={LIMITS.noticeTitle}
        />
        <TextAreaField<Draft>
          name="content"
          label={t('home.systemNotice.field.content')}
          required
          maxLength={LIMITS.noticeContent}
        />
        {time('from', t('home.systemNotice.field.from'))}
        {time('to', t('home.systemNotice.field.to'))}
      </Stack>
    </FormDrawer>
  );
}
