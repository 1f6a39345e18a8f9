import { outcome } from '../../../shared/save/outcome';
import { type CompanyFullFragment, useSaveCompanyMutation } from './company.gen';

/** What a company switches on or off. */
export const SWITCHES = ['selfScoreFirst', 'finalCommentRequired', 'integerScores', 'kanban'] as const;

/** What it allows about people. */
export const PEOPLE_SWITCHES = ['changeProposals', 'ranksHidden'] as const;

export interface CompanyValues extends Record<(typeof SWITCHES | typeof PEOPLE_SWITCHES)[number], boolean> {
  name: string;
  timeZone: string;
  loginDomain: string;
  reviewLowScore: string;
  backDatingDays: string;
  leaverYears: string;
  miniProgramUrl: string;
  externalSystemUrl: string;
  externalSystemAppId: string;
}

/** A company as its form shows it. */
export const valuesOf = (company: CompanyFullFragment): CompanyValues => ({
  name: company.name,
  timeZone: company.timeZone,
  loginDomain: company.loginDomain ?? '',
  finalCommentRequired: company.finalCommentRequired,
  integerScores: company.integerScores,
  selfScoreFirst: company.selfScoreFirst,
  kanban: company.kanban,
  ranksHidden: company.ranksHidden,
  reviewLowScore: company.reviewLowScore,
  backDatingDays: String(company.backDatingDays),
  changeProposals: company.changeProposals,
  leaverYears: company.leaverYears === null ? '' : String(company.leaverYears),
  miniProgramUrl: company.miniProgramUrl ?? '',
  externalSystemUrl: company.externalSystemUrl ?? '',
  externalSystemAppId: company.externalSystemAppId ?? '',
});

/** Saves the form, with what only the platform decides where its administrator saves. */
export function useSaveSettings(company: CompanyFullFragment, platformAdmin: boolean) {
  const [save] = useSaveCompanyMutation();
  return (values: CompanyValues) =>
    outcome(async () => {
      const input = {
        id: company.id,
        version: company.version,
        name: values.name.trim(),
        finalCommentRequired: values.finalCommentRequired,
        integerScores: values.integerScores,
        selfScoreFirst: values.selfScoreFirst,
        kanban: values.kanban,
        ranksHidden: values.ranksHidden,
        reviewLowScore: values.reviewLowScore,
        backDatingDays: Number(values.backDatingDays),
        changeProposals: values.changeProposals,
        leaverYears: values.leaverYears === '' ? null : Number(values.leaverYears),
        miniProgramUrl: values.miniProgramUrl.trim() || null,
        externalSystemUrl: values.externalSystemUrl.trim() || null,
        externalSystemAppId: values.externalSystemAppId.trim() || null,
        ...(platformAdmin && { timeZone: values.timeZone, loginDomain: values.loginDomain.trim() || null }),
      };
      return (await save({ variables: { input } })).data?.saveCompany;
    });
}
