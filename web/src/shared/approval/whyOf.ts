import { orDash } from '../../i18n/format';

/** Why a change is made: of an exit the reason that was chosen, and what was said in words. */
export const whyOf = ({ exitReasonName, reason }: { exitReasonName: string | null; reason: string | null }): string =>
  orDash([exitReasonName, reason].filter(Boolean).join(' · '));
