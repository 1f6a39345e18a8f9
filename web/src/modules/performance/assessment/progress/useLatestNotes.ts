import type { Assessment } from '../model';
import { type ProgressFragment, useAssessmentProgressQuery } from './progress.gen';

export interface LatestNotesOf {
  assessment: Pick<Assessment, 'indicators'>;
  planId: string;
  employeeId: string;
}

/** What was noted last about each indicator of a form, those without a note left out; null until it is known. */
export function useLatestNotes({ assessment, planId, employeeId }: LatestNotesOf) {
  const { data, error } = useAssessmentProgressQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notes = data?.assessment?.progressNotes;
  const latest = notes
    ? assessment.indicators.flatMap((row): { row: typeof row; note: ProgressFragment }[] => {
        const note = notes.find((one) => one.indicatorId === row.id);
        return note ? [{ row, note }] : [];
      })
    : null;
  return { latest, failed: Boolean(error) && !notes };
}
