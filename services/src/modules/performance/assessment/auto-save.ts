import { stale } from '../../../kit/failure.ts';

/** What is kept of the last auto-save of a form. */
export interface DraftState {
  version: number;
  draftClientId: string | null;
  draftSeq: number | null;
}
export interface AutoSave {
  version: number;
  /** Made once per open form. */
  clientId: string;
  /** Counts the saves of that form. */
  seq: number;
}

/**
 * Whether an auto-save is written (reliability 4.21). Requests overtake each other and answers get lost, so within one
 * open form the running number decides: an older save is `overtaken` and answered as saved, a newer one is written even
 * if its sender never learnt the version its last save made. Between forms the version decides, and the loser gets a 409.
 */
export function decideSave(now: DraftState, save: AutoSave, current: () => unknown): 'write' | 'overtaken' {
  if (now.draftClientId === save.clientId && now.draftSeq !== null)
    return save.seq > now.draftSeq ? 'write' : 'overtaken';
  if (now.version !== save.version) throw stale(current());
  return 'write';
}
