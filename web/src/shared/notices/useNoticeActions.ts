import { useT } from '../../i18n/useT';
import { isAdminOrCeo, useCurrentUser } from '../../session/currentUser';
import { confirm } from '../../ui/confirm';
import { useWaitsAnew } from '../attention/useWaitsAnew';
import { forget } from '../save/known';
import { act } from '../save/outcome';
import { keepNotice } from './noticeLists';
import { type NoticeFieldsFragment, useCloseNoticeMutation, useDeleteNoticeMutation } from './notices.gen';

export type Notice = NoticeFieldsFragment;

/** What those who publish can do with an announcement; each asks first. */
export function useNoticeActions() {
  const t = useT();
  const mayPublish = isAdminOrCeo(useCurrentUser());
  const askWhatWaits = useWaitsAnew();
  const [closeNotice] = useCloseNoticeMutation({
    update: (cache, { data }) => keepNotice(cache, data?.closeNotice?.notice),
    onCompleted: askWhatWaits,
    context: { quiet: true },
  });
  const [deleteNotice] = useDeleteNoticeMutation({
    update: (cache, { data }) => forget(cache, 'Notice', [data?.deleteNotice?.deletedId]),
    context: { quiet: true },
  });
  return {
    mayPublish,
    close: async ({ id, title }: Notice) => {
      const question = { title: t('notice.close.title'), body: t('notice.close.body', { title }) };
      if (!(await confirm({ ...question, action: t('notice.close') }))) return;
      await act(
        async () => (await closeNotice({ variables: { input: { id } } })).data?.closeNotice,
        t('notice.closed'),
        t('notice.closeFailed'),
      );
    },
    remove: async ({ id, title }: Notice) => {
      const question = { title: t('notice.delete.title'), body: t('notice.delete.body', { title }) };
      if (!(await confirm({ ...question, action: t('notice.delete'), danger: true }))) return;
      await act(
        async () => (await deleteNotice({ variables: { input: { id } } })).data?.deleteNotice,
        t('notice.deleted'),
        t('notice.deleteFailed'),
      );
    },
  };
}
