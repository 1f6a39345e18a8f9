import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../../i18n/useT';
import { FileFailure, uploadFile } from '../../../../session/files';
import { act } from '../../../../shared/save/outcome';
import { forget } from '../../../../shared/save/known';
import { confirm } from '../../../../ui/confirm';
import {
  AssessmentAttachmentsDocument,
  type AttachmentFragment,
  useDeleteAssessmentAttachmentMutation,
} from '../assessment.gen';
import type { Indicator } from '../model';
import { fileProblem } from './attachmentFile';

/** Whose form it is. */
export interface Person {
  planId: string;
  employeeId: string;
}

/** The files beside one indicator: sends one after the other, and says of each that could not be taken why. */
export function useAttachments({ planId, employeeId }: Person, { id, attachments = [] }: Indicator) {
  const t = useT();
  const client = useApolloClient();
  const [remove] = useDeleteAssessmentAttachmentMutation();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const query = new URLSearchParams({ planCode: planId, empId: employeeId, rowId: id });

  /** Sends a file; answers why it was refused. */
  const send = async (file: File): Promise<string | null> => {
    const problem = fileProblem(file);
    if (problem) return t(problem);
    try {
      await uploadFile(`uploadattachment?${query}`, file);
      return null;
    } catch (error) {
      if (error instanceof FileFailure) return error.message;
      throw error;
    }
  };

  return {
    attachments,
    busy,
    refusals,
    full: attachments.length >= LIMITS.attachmentsMax,
    attach: async (files: readonly File[]) => {
      setBusy(true);
      setRefusals([]);
      const refused: string[] = [];
      try {
        for (const file of files) {
          const reason = await send(file);
          if (reason !== null) refused.push(t('performance.attachment.refused', { name: file.name, reason }));
        }
        if (refused.length < files.length)
          await client.query({
            query: AssessmentAttachmentsDocument,
            variables: { planId, employeeId },
            fetchPolicy: 'network-only',
          });
      } finally {
        setRefusals(refused);
        setBusy(false);
      }
    },
    remove: async ({ id: attachmentId, name }: AttachmentFragment) => {
      const sure = await confirm({
        title: t('performance.attachment.delete.title'),
        body: t('performance.attachment.delete.body', { name }),
        action: t('performance.attachment.delete.action'),
        danger: true,
      });
      if (!sure) return;
      setRefusals([]);
      await act(async () => {
        // A file is deleted once, so that its id is the key.
        const input = { clientMutationId: attachmentId, planId, employeeId, attachmentId };
        const { data } = await remove({
          variables: { input },
          update: (cache, { data: answer }) =>
            answer?.deleteAssessmentAttachment?.attachments && forget(cache, 'AssessmentAttachment', [attachmentId]),
        });
        return data?.deleteAssessmentAttachment;
      });
    },
  };
}
