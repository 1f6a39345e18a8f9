import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { COMPANY_FIELDS } from './fields.ts';

export const companyMutations: Pick<MutationResolvers, 'createCompany' | 'saveCompany'> = {
  createCompany: (_root, { input: { code, name, ...input } }, { rest }) =>
    payload(async () => {
      const { companyId, initialPassword } = await rest.company.insertcompany({
        ...input,
        companyCode: code,
        companyName: name,
      });
      return { company: () => rest.company.getCompany({ companyId }), initialPassword };
    }, COMPANY_FIELDS),
  saveCompany: (_root, { input: { id, version, name, timeZone, enabled, loginDomain, ...settings } }, { rest }) =>
    payload(async () => {
      await rest.company.updatecompany({
        companyId: id,
        version,
        companyName: name ?? undefined,
        timeZone: timeZone ?? undefined,
        enabled: enabled ?? undefined,
        loginDomain,
        finalCommentRequired: settings.finalCommentRequired ?? undefined,
        integerScores: settings.integerScores ?? undefined,
        selfScoreFirst: settings.selfScoreFirst ?? undefined,
        kanban: settings.kanban ?? undefined,
        ranksHidden: settings.ranksHidden ?? undefined,
        reviewLowScore: settings.reviewLowScore ?? undefined,
        backDatingDays: settings.backDatingDays ?? undefined,
        changeProposals: settings.changeProposals ?? undefined,
        leaverYears: settings.leaverYears,
        miniProgramUrl: settings.miniProgramUrl,
        externalSystemUrl: settings.externalSystemUrl,
        externalSystemAppId: settings.externalSystemAppId,
      });
      return { company: () => rest.company.getCompany({ companyId: id }) };
    }, COMPANY_FIELDS),
};
