import { Box, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useEnumOptions } from '../../i18n/useEnumOptions';
import { useT } from '../../i18n/useT';
import { NumberCell, SelectCell, TextCell } from '../grid/cells';
import { EditGrid } from '../grid/EditGrid';
import { useRoleOptions } from './useRoleOptions';
import { PeopleField } from '../pickers/PeopleField';
import { type Flow, type FlowValues, isSingle, newNode, NODE_PEOPLE_MAX } from './flowValues';

interface Props {
  /** What the flow is of. */
  label: string;
  /** The flow as it is: names of people who were chosen before. */
  flow: Flow;
  /** How many nodes have to stay. */
  min?: number;
  disabled?: boolean;
}

/** Who approves, one node after the other: `flow` of the form it stands in. */
export function FlowGrid({ label, flow, min = 0, disabled = false }: Props) {
  const t = useT();
  const options = useEnumOptions();
  const cell = (header: string, at: number) => t('ui.approval.node.cell', { number: at + 1, header });
  const headers = {
    name: t('ui.approval.node.name'),
    kind: t('ui.approval.node.kind'),
    whom: t('ui.approval.node.whom'),
    mode: t('ui.approval.node.mode'),
  };
  return (
    <EditGrid
      name="flow"
      label={label}
      max={LIMITS.approvalNodesMax}
      min={min}
      blank={newNode}
      addLabel={t('ui.approval.node.add')}
      disabled={disabled}
      columns={[
        {
          id: 'name',
          header: headers.name,
          width: 120,
          cell: (name, at) => (
            <TextCell
              name={name}
              label={cell(headers.name, at)}
              maxLength={LIMITS.approvalNodeName}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'kind',
          header: headers.kind,
          width: 140,
          cell: (name, at) => (
            <SelectCell
              name={name}
              label={cell(headers.kind, at)}
              options={options('ApproverKind')}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'whom',
          header: headers.whom,
          width: 210,
          cell: (name, at) => (
            <WhomCell name={name} at={at} label={cell(headers.whom, at)} flow={flow} disabled={disabled} />
          ),
        },
        {
          id: 'mode',
          header: headers.mode,
          width: 140,
          cell: (name, at) => <ModeCell name={name} at={at} label={cell(headers.mode, at)} disabled={disabled} />,
        },
      ]}
    />
  );
}

/** Whether one or all decide, where there can be several. */
function ModeCell({ name, at, label, disabled }: { name: string; at: number; label: string; disabled: boolean }) {
  const t = useT();
  const options = useEnumOptions();
  const { control } = useFormContext<FlowValues>();
  const kind = useWatch({ control, name: `flow.${at}.kind` });
  if (isSingle(kind))
    return (
      <Text py="2.5" color="fg.muted">
        {t('ui.approval.node.single')}
      </Text>
    );
  return <SelectCell name={name} label={label} options={options('ApprovalMode')} disabled={disabled} />;
}

/** How many levels up, which role or which people: whatever the kind of the node asks for. */
function WhomCell({
  name,
  at,
  label,
  flow,
  disabled,
}: {
  name: string;
  at: number;
  label: string;
  flow: Flow;
  disabled: boolean;
}) {
  const t = useT();
  const roles = useRoleOptions();
  const { control } = useFormContext<FlowValues>();
  const [kind, role] = useWatch({ control, name: [`flow.${at}.kind`, `flow.${at}.roleCode`] });
  const { errors } = useFormState({ control });
  const error: string | undefined = get(errors, `${name}.message`);
  const base = `flow.${at}`;
  const known = flow.flatMap((node) => node.employees ?? []);
  return (
    <Box>
      {kind === 'LINE_MANAGER' && (
        <NumberCell
          name={`${base}.level`}
          label={label}
          places={0}
          unit={t('ui.approval.node.levelUnit')}
          disabled={disabled}
        />
      )}
      {kind === 'DEPARTMENT_HEAD' && (
        <Text py="2.5" color="fg.muted">
          {t('ui.approval.node.departmentHead')}
        </Text>
      )}
      {kind === 'ROLE' && (
        <SelectCell name={`${base}.roleCode`} label={label} options={roles(role)} disabled={disabled} />
      )}
      {kind === 'NAMED' && (
        <Box py="1" whiteSpace="normal">
          <PeopleField
            name={`${base}.employeeIds`}
            label={label}
            known={known}
            max={NODE_PEOPLE_MAX}
            disabled={disabled}
            hideLabel
          />
        </Box>
      )}
      {error && (
        <Text role="alert" color="fg.error" textStyle="xs" whiteSpace="normal" pb="1">
          {error}
        </Text>
      )}
    </Box>
  );
}
