import { Box, Heading, Text } from '@chakra-ui/react';
import { issue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { FlowGrid } from '../../../shared/approval/FlowGrid';
import {
  atCell,
  checkNodes,
  flowInput,
  type FlowValues,
  newNode,
  nodeValuesOf,
} from '../../../shared/approval/flowValues';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { useAddProjectKindMutation, useUpdateProjectKindMutation } from './projectKinds.gen';
import type { ProjectType } from './useProjectTypes';

interface Values extends FlowValues {
  name: string;
  description: string;
}
interface Props {
  /** Null: a new one. */
  type: ProjectType | null;
  onClose: () => void;
  onAdded: () => void;
}

const check = ({ name, flow }: Values) => [
  ...(name.trim() === '' ? [issue('name', 'PROJECT_TYPE_NAME_REQUIRED')] : []),
  ...checkNodes(flow),
];

/** A type of projects with who approves, to be added or changed; mounted only while it is open. */
export function ProjectTypeDrawer({ type, onClose, onAdded }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: type?.name ?? '',
      description: type?.description ?? '',
      flow: type ? nodeValuesOf(type.flow) : [newNode()],
    },
    resolver: issuesResolver(check, issueText),
  });
  const [add] = useAddProjectKindMutation();
  const [update] = useUpdateProjectKindMutation();
  const onSave = async ({ name, description, flow }: Values) => {
    const said = { name: name.trim(), description: description.trim() || null, flow: flowInput(flow) };
    const errors = await outcome(async () => {
      if (type) {
        const { id, version } = type;
        return (await update({ variables: { input: { id, version, ...said } } })).data?.updateProjectKind;
      }
      const answer = (await add({ variables: { input: { clientMutationId, ...said } } })).data?.addProjectKind;
      if (answer?.projectKind) onAdded();
      return answer;
    });
    return errors.map((one) => ({ ...one, field: atCell(one.field) }));
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={type ? t('projectfund.type.edit.title', { name: type.name }) : t('projectfund.type.new')}
      form={form}
      onSave={onSave}
      size="wide"
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('projectfund.type.name')} required maxLength={LIMITS.projectTypeName} />
        <TextAreaField<Values>
          name="description"
          label={t('projectfund.type.description')}
          help={t('projectfund.type.description.help')}
          maxLength={LIMITS.description}
        />
      </FormGrid>
      <Box mt="5" mb="2">
        <Heading as="h3" textStyle="sm">
          {t('projectfund.type.flow')}
        </Heading>
        <Text color="fg.subtle" textStyle="xs">
          {t('projectfund.type.flow.hint', { max: LIMITS.approvalNodesMax })}
        </Text>
      </Box>
      <FlowGrid label={t('projectfund.type.flow')} flow={type?.flow ?? []} min={LIMITS.approvalNodesMin} />
    </FormDrawer>
  );
}
