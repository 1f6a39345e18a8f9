import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import {
  type PositionEvaluationRowFragment,
  useDeletePositionEvaluationMutation,
  useFinishPositionEvaluationMutation,
  useStartPositionEvaluationMutation,
} from './evaluation.gen';

export type Evaluation = PositionEvaluationRowFragment;
export const EVALUATIONS = '/position/evaluate';
export const CRITERIA = '/position/evaluate/options';
export const evaluationPath = (id: string) => `/position/evaluate/detail?id=${id}`;

/** What whoever manages evaluations does with one, beside forms. */
export function useEvaluationActions() {
  const t = useT();
  const [start] = useStartPositionEvaluationMutation();
  const [finish] = useFinishPositionEvaluationMutation();
  const [remove] = useDeletePositionEvaluationMutation();
  const nameOf = ({ position }: Evaluation) => (position ? localName(position) : '');
  const sure = (task: 'start' | 'finish' | 'delete', one: Evaluation) =>
    confirm({
      title: t(`position.evaluation.${task}.title`, { name: nameOf(one) }),
      body: t(`position.evaluation.${task}.body`, {
        count: task === 'finish' ? one.evaluatorCount - one.submittedCount : one.evaluatorCount,
      }),
      action: t(`position.evaluation.${task}`),
      danger: task === 'delete',
    });
  const input = ({ id, version }: Evaluation) => ({ variables: { input: { id, version } } });
  return {
    start: async (one: Evaluation) =>
      (await sure('start', one)) &&
      act(async () => (await start(input(one))).data?.startPositionEvaluation, t('position.evaluation.start.done')),
    finish: async (one: Evaluation) =>
      (await sure('finish', one)) &&
      act(async () => (await finish(input(one))).data?.finishPositionEvaluation, t('position.evaluation.finish.done')),
    remove: async (one: Evaluation) =>
      (await sure('delete', one)) &&
      act(async () => (await remove(input(one))).data?.deletePositionEvaluation, t('position.evaluation.delete.done')),
  };
}
