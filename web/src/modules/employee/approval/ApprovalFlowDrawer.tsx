import { Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { FlowGrid } from '../../../shared/approval/FlowGrid';
import { checkNodes, flowInput, type FlowValues, nodeValuesOf } from '../../../shared/approval/flowValues';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { toast } from '../../../ui/toast';
import { type PersonnelChangeType, useSavePersonnelChangeFlowMutation } from './approvalFlows.gen';
import { useFlowKind } from './useFlowKind';
import type { ChangeFlow } from './ApprovalFlowTab';

/** Who approves changes of one kind, node by node; mounted only while it is open. */
export function ApprovalFlowDrawer({ flow, onClose }: { flow: ChangeFlow; onClose: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const [mutate] = useSavePersonnelChangeFlowMutation();
  const form = useForm<FlowValues>({
    mode: 'onTouched',
    defaultValues: { flow: nodeValuesOf(flow.nodes) },
    resolver: issuesResolver<FlowValues>((values) => checkNodes(values.flow), issueText),
  });
  const kind = useFlowKind()(flow);
  const save = async (values: FlowValues) => {
    const input = {
      type: flow.type as PersonnelChangeType,
      nodes: flowInput(values.flow),
      version: flow.version,
    };
    const errors = await outcome(async () => (await mutate({ variables: { input } })).data?.savePersonnelChangeFlow);
    if (errors.length > 0)
      return errors.map((one) => ({ ...one, field: one.field?.replace(/^nodes/, 'flow') ?? null }));
    toast.success(t('employee.saved'));
    return [];
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('employee.approval.of', { kind })}
      description={t('employee.approval.hint')}
      form={form}
      onSave={save}
      size="wide"
    >
      <FlowGrid label={t('employee.approval.of', { kind })} flow={flow.nodes} />
      {form.watch('flow').length === 0 && (
        <Text color="fg.muted" mt="2">
          {t('employee.approval.none')}
        </Text>
      )}
    </FormDrawer>
  );
}
