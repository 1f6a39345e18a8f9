import { LIMITS } from '@hengcai/shared/rules/limits';
import { issue } from '@hengcai/shared/rules/issue';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextField } from '../../../ui/form/fields';
import {
  type ApproverKind,
  type ProbationPlanFormFragment,
  useAddProbationApproverMutation,
  useProbationApproversQuery,
} from './plan.gen';

interface Values {
  after: string;
  who: string;
  employeeId: string;
  name: string;
}
const PERSON = 'person';

const check = ({ who, employeeId, name }: Values) => [
  ...(who === '' ? [issue('who', 'REQUIRED')] : []),
  ...(who === PERSON && employeeId === '' ? [issue('employeeId', 'REQUIRED')] : []),
  ...(who === PERSON && name.trim() === '' ? [issue('name', 'APPROVAL_NODE_NAME_REQUIRED')] : []),
];

interface Props {
  detail: ProbationPlanFormFragment;
  nodes: readonly { place: number; name: string; current: boolean; state: string | null }[];
  onClose: () => void;
}

/** Asks somebody more: a manager, the head, HR or a person, behind the present node or a later one. */
export function ApproverDrawer({ detail, nodes, onClose }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const { plan } = detail;
  const { data } = useProbationApproversQuery({
    variables: { employeeId: plan.employee?.id ?? '', superiorId: plan.superior?.id ?? '' },
    skip: !plan.employee || !plan.superior,
    fetchPolicy: 'network-only',
  });
  const choices = data?.probationApprovers ?? [];
  const current = nodes.find((node) => node.current)?.place ?? 0;
  const [add] = useAddProbationApproverMutation();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { after: String(current), who: '', employeeId: '', name: '' },
    resolver: issuesResolver(check, issueText),
  });
  const who = form.watch('who');
  const onSave = ({ after, who: chosen, employeeId, name }: Values) =>
    outcome(async () => {
      const node =
        chosen === PERSON
          ? { name: name.trim(), kind: 'NAMED' as const, mode: 'ANY' as const, employeeIds: [employeeId] }
          : nodeOf(choices[Number(chosen)]);
      if (!node) return null;
      const input = { id: plan.id, version: plan.version, after: Number(after), node };
      return (await add({ variables: { input } })).data?.addProbationApprover;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('probation.node.add')}
      description={t('probation.node.add.hint')}
      form={form}
      onSave={onSave}
      saveLabel={t('probation.node.add')}
    >
      <FormGrid columns={1}>
        <SelectField<Values>
          name="after"
          label={t('probation.node.after')}
          required
          options={nodes
            .filter(({ place }) => place >= current)
            .map(({ place, name }) => ({ value: String(place), label: name }))}
        />
        <SelectField<Values>
          name="who"
          label={t('probation.node.who')}
          required
          options={[
            ...choices.map(({ node, people }, at) => ({
              value: String(at),
              label: `${node.name}: ${people.map(({ name }) => name).join(', ')}`,
            })),
            { value: PERSON, label: t('probation.node.person') },
          ]}
        />
        {who === PERSON && (
          <>
            <EmployeePickerField<Values> name="employeeId" label={t('probation.node.person')} required />
            <TextField<Values>
              name="name"
              label={t('probation.node.name')}
              required
              maxLength={LIMITS.approvalNodeName}
            />
          </>
        )}
      </FormGrid>
    </FormDrawer>
  );
}

const isKind = (kind: string): kind is ApproverKind => KINDS.some((one) => one === kind);
const KINDS: readonly ApproverKind[] = ['LINE_MANAGER', 'DEPARTMENT_HEAD', 'ROLE'];

type Choice = {
  node: { name: string; kind: string | null; level: number | null; roleCode: string | null; mode: string | null };
};

function nodeOf(choice: Choice | undefined) {
  if (!choice) return null;
  const { name, kind, level, roleCode, mode } = choice.node;
  if (kind === null || !isKind(kind)) return null;
  return { name, kind, level, roleCode, mode: mode === 'ALL' ? ('ALL' as const) : ('ANY' as const) };
}
