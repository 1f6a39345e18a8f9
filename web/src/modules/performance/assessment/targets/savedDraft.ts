import type { Assessment } from '../model';

/** When the draft of targets was saved; null where nothing is a draft: what was submitted or approved is none any more. */
export const savedDraftOf = ({
  targetStatus,
  draftSavedAt,
}: Pick<Assessment, 'targetStatus' | 'draftSavedAt'>): string | null =>
  targetStatus === 'PENDING_FILL' || targetStatus === 'REJECTED' ? draftSavedAt : null;
