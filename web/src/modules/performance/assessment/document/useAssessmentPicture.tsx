import { type ReactNode, useCallback, useState } from 'react';
import { formatDateTime, localName } from '../../../../i18n/format';
import { useCurrentUser } from '../../../../session/currentUser';
import { OffScreen } from '../../../../ui/export/OffScreen';
import { useCapture } from '../../../../ui/export/useCapture';
import { useAssessmentPassportLazyQuery, useAssessmentTimelineLazyQuery } from '../assessment.gen';
import type { Assessment } from '../model';
import { AssessmentPaper, PAPER_WIDTH, type PaperContent } from './AssessmentPaper';

/** Saves the appraisal as a picture of its document; `drawing` has to stand somewhere in the page. */
export function useAssessmentPicture(
  assessment: Assessment,
  person: { planId: string; employeeId: string },
): { save: (as: 'png' | 'pdf') => Promise<void>; drawing: ReactNode } {
  const { company } = useCurrentUser();
  const capture = useCapture();
  const [content, setContent] = useState<(PaperContent & { as: 'png' | 'pdf' }) | null>(null);
  const [readTimeline] = useAssessmentTimelineLazyQuery({ fetchPolicy: 'network-only' });
  const [readPassport] = useAssessmentPassportLazyQuery({ fetchPolicy: 'network-only' });
  const save = async (as: 'png' | 'pdf') => {
    const [timeline, passport] = await Promise.all([
      readTimeline({ variables: person }),
      readPassport({ variables: person }),
    ]);
    // What could not be read has been told; a document without it would pass for the whole.
    if (!timeline.data || !passport.data) return;
    setContent({
      as,
      assessment,
      timeline: timeline.data.assessment,
      passport: passport.data.assessment?.passport ?? null,
    });
  };
  const name = `${localName(assessment.employee)} ${assessment.plan?.name ?? ''}`.trim();
  const as = content?.as ?? 'png';
  const draw = useCallback(
    (element: HTMLElement) => void capture(element, name, as).finally(() => setContent(null)),
    [capture, name, as],
  );
  const drawing = content && (
    <OffScreen width={PAPER_WIDTH} onDrawn={draw}>
      <AssessmentPaper {...content} company={company.name} date={formatDateTime(new Date().toISOString())} />
    </OffScreen>
  );
  return { save, drawing };
}
