import { useState } from 'react';
import { act } from '../../../shared/save/outcome';
import { randomId } from '../../../ui/randomId';
import { type DirectorySyncRunsQuery, useDirectorySyncRunsQuery, useStartDirectorySyncMutation } from './sync.gen';

export type Run = NonNullable<DirectorySyncRunsQuery['directorySyncRuns']>['items'][number];
const PAGE_SIZE = 10;

/** The last runs, and starting another one; the page may be left while it runs. */
export function useSyncRuns(runningJobId: string | null, onChanged: () => void) {
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const query = useDirectorySyncRunsQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const [startOne] = useStartDirectorySyncMutation();
  const [started, setStarted] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const found = (query.data ?? query.previousData)?.directorySyncRuns;
  const jobId = started ?? runningJobId;
  const start = (commit: boolean) =>
    act(async () => {
      const input = { commit, clientMutationId: randomId() };
      const answer = (await startOne({ variables: { input } })).data?.startDirectorySync;
      if (answer?.job) setStarted(answer.job.id);
      return answer;
    });
  const onEnded = ({ id }: { id: string }) => {
    setEnded(id);
    setStarted(null);
    void query.refetch();
    onChanged();
  };
  return {
    rows: found?.items ?? [],
    total: found?.total ?? 0,
    loading: query.loading && !found,
    retry: query.error ? () => void query.refetch() : null,
    page,
    setPageNo,
    jobId: jobId === ended ? null : jobId,
    start,
    onEnded,
  };
}
