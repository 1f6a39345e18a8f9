import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../../../i18n/useT';
import { downloadFile } from '../../../../session/files';
import { act } from '../../../../shared/save/outcome';
import type { UserError } from '../../../../ui/form/userErrors';
import type { Plan } from '../planModel';
import { useExportModuleScoresMutation, useExportPastResultsMutation, useExportTargetsMutation } from './files.gen';

interface Answer {
  file: { url: string; name: string | null } | null;
  userErrors: readonly UserError[];
}

/** Files to be filled in, and the page read anew after one was sent, which goes past its queries. */
export function usePlanFiles(plan: Plan) {
  const t = useT();
  const client = useApolloClient();
  const [moduleScores] = useExportModuleScoresMutation();
  const [pastResults] = useExportPastResultsMutation();
  const [targets] = useExportTargetsMutation();
  const variables = { input: { planId: plan.id } };
  const download = (ask: () => Promise<Answer | null | undefined>) =>
    act(async () => {
      const answer = await ask();
      if (answer?.file) await downloadFile(answer.file);
      return answer;
    }, t('performance.files.downloaded'));
  return {
    refresh: () => void client.refetchQueries({ include: 'active' }),
    moduleScores: () => download(async () => (await moduleScores({ variables })).data?.exportModuleScores),
    targets: () => download(async () => (await targets({ variables })).data?.exportTargets),
    pastResults: () => download(async () => (await pastResults({ variables })).data?.exportPastResults),
  };
}
