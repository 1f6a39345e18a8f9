import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { whyOf } from '../../../shared/approval/whyOf';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { MissingRecord } from '../../../ui/MissingRecord';
import type { ChangeProposal } from '../changeProposals/proposedKinds';
import { ChangeFields } from './ChangeFields';
import type { ChangeKind, ChangeValues } from './changeKinds';
import { ChangeSummary } from './ChangeSummary';
import { ExitFields } from './ExitFields';
import { RegularisationFields } from './RegularisationFields';
import { useChangeTitle } from './useChangeColumns';
import { type LoadedForm, useChangeForm } from './useChangeForm';
import { useFileChange } from './useFileChange';

interface Props {
  kind: ChangeKind;
  /** Whose change, where that is known already. */
  employeeId: string;
  /** What of its form is known already. */
  start: Partial<ChangeValues>;
  /** What a manager proposed, which is filed with it. */
  proposal?: ChangeProposal | null;
  onClose: () => void;
}

/** Files a change of one person: first who, then what and from which day on. */
export function FileChangeDrawer({ kind, employeeId: given, start, proposal = null, onClose }: Props) {
  const t = useT();
  const [employeeId, setEmployeeId] = useState(given);
  const { loaded, ready, loading, failed, refetch } = useChangeForm(kind, employeeId);
  const { form, save } = useFileChange(kind, employeeId, ready ? loaded : null, refetch, start, proposal);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={
        loaded && ready
          ? t('employee.change.file.of', { kind: t(`employee.change.file.${kind}`), name: localName(loaded.person) })
          : t(`employee.change.file.${kind}`)
      }
      {...(loaded && { description: t(`employee.change.hint.${kind}`) })}
      form={form}
      onSave={save}
      saveLabel={t('employee.change.file')}
      size="wide"
    >
      {given === '' && (
        <PersonField
          employeeId={employeeId}
          left={kind === 'reentry'}
          missed={form.formState.isSubmitted}
          onPerson={(id) => {
            setEmployeeId(id);
            form.clearErrors('root');
          }}
        />
      )}
      {employeeId !== '' && !loaded && (
        <MissingRecord
          loading={loading}
          failed={failed}
          onRetry={() => void refetch()}
          title={t('employee.notFound')}
          hint={t('employee.notFound.hint')}
        />
      )}
      {loaded && <Fields kind={kind} loaded={loaded} proposal={proposal} />}
    </FormDrawer>
  );
}

function PersonField({
  employeeId,
  left,
  missed,
  onPerson,
}: {
  employeeId: string;
  left: boolean;
  /** It was sent before somebody was chosen. */
  missed: boolean;
  onPerson: (id: string) => void;
}) {
  const t = useT();
  const hint = employeeId === '' ? t('employee.change.person.hint') : undefined;
  const invalid = missed && hint !== undefined;
  return (
    <Box mb="4">
      <FieldFrame label={t('employee.change.person')} required help={hint} error={invalid ? hint : undefined}>
        <EmployeePicker value={employeeId} left={left} invalid={invalid} onChange={onPerson} />
      </FieldFrame>
    </Box>
  );
}

/** What is filed, once it is known about whom. */
function Fields({ kind, loaded, proposal }: { kind: ChangeKind; loaded: LoadedForm; proposal: ChangeProposal | null }) {
  const t = useT();
  return (
    <>
      {proposal && (
        <Box mb="4" px="3" py="2" rounded="md" bg="bg.subtle">
          <Text fontWeight="medium">
            {t('employee.proposed.by', { name: proposal.proposedBy, at: formatDateTime(proposal.proposedAt) })}
          </Text>
          <Text overflowWrap="anywhere">{t('employee.proposed.reason', { reason: whyOf(proposal) })}</Text>
        </Box>
      )}
      <Ahead loaded={loaded} />
      {kind === 'exit' && loaded.exit && <ExitFields form={loaded} exit={loaded.exit} />}
      {kind === 'regularisation' && <RegularisationFields form={loaded} />}
      {kind !== 'exit' && kind !== 'regularisation' && <ChangeFields kind={kind} form={loaded} />}
    </>
  );
}

/** What lies ahead of the person already, so that nobody files it twice. */
function Ahead({ loaded: { ahead } }: { loaded: LoadedForm }) {
  const t = useT();
  const title = useChangeTitle();
  if (ahead.length === 0) return null;
  return (
    <Box mb="4">
      <Notice tone="warning">
        <Text fontWeight="medium">{t('employee.change.ahead', { count: ahead.length })}</Text>
        {ahead.map((change) => (
          <Stack key={change.id} gap="0">
            <Text>
              {formatDate(change.effectiveDate)} {title({ ...change, reversalOf: null })}
            </Text>
            {change.lines.length > 0 && <ChangeSummary change={change} />}
          </Stack>
        ))}
      </Notice>
    </Box>
  );
}
