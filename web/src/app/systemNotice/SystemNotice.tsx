import { lazy, Suspense } from 'react';
import { useAttention } from '../../shared/attention/useMessageCentre';

/** Loads with the first notice: on most days there is none. */
const NoticeButton = lazy(() => import('./NoticeButton'));

/** Floats over every page while maintenance is announced. */
export function SystemNotice() {
  const { data, previousData } = useAttention();
  const notice = (data ?? previousData)?.systemNotice;
  return notice ? (
    <Suspense>
      <NoticeButton notice={notice} />
    </Suspense>
  ) : null;
}
