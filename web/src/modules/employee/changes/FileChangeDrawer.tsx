import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDate, formatDateTime, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
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
  proposal?: ChangeProposal;
  onClose: () => void;
}

/** Files a change of one person: first who, then what and from which day on. */
export function FileChangeDrawer({ kind, employeeId: given, start, proposal, onClose }: Props) {
  const [employeeId, setEmployeeId] = useState(given);
  const { loaded, loading, failed, refetch } = useChangeForm(kind, employeeId);
  if (loaded)
    return (
      <Filing
        key={`${kind} ${employeeId}`}
        kind={kind}
        loaded={loaded}
        start={start}
        proposal={proposal ?? null}
        again={refetch}
        onClose={onClose}
        onPerson={given === '' ? setEmployeeId : null}
      />
    );
  return (
    <Choosing
      kind={kind}
      employeeId={employeeId}
      waiting={employeeId === '' ? null : { loading, failed, retry: () => void refetch() }}
      onPerson={setEmployeeId}
      onClose={onClose}
    />
  );
}

/** Who it is about; the rest comes with the person. */
function Choosing({
  kind,
  employeeId,
  waiting,
  onPerson,
  onClose,
}: {
  kind: ChangeKind;
  employeeId: string;
  waiting: { loading: boolean; failed: boolean; retry: () => void } | null;
  onPerson: (id: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const form = useForm();
  const missing = () => Promise.resolve([{ code: 'REQUIRED', message: t('employee.change.person.hint') }]);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(`employee.change.file.${kind}`)}
      form={form}
      onSave={missing}
      saveLabel={t('employee.change.file')}
      size="wide"
    >
      <PersonField employeeId={employeeId} left={kind === 'reentry'} onPerson={onPerson} />
      {waiting && (
        <MissingRecord
          loading={waiting.loading}
          failed={waiting.failed}
          onRetry={waiting.retry}
          title={t('employee.notFound')}
          hint={t('employee.notFound.hint')}
        />
      )}
    </FormDrawer>
  );
}

function PersonField({
  employeeId,
  left,
  onPerson,
}: {
  employeeId: string;
  left: boolean;
  onPerson: (id: string) => void;
}) {
  const t = useT();
  return (
    <Box mb="4">
      <FieldFrame
        label={t('employee.change.person')}
        required
        invalid={false}
        {...(employeeId === '' && { help: t('employee.change.person.hint') })}
      >
        <EmployeePicker value={employeeId} left={left} onChange={onPerson} />
      </FieldFrame>
    </Box>
  );
}

function Filing({
  kind,
  loaded,
  start,
  proposal,
  again,
  onClose,
  onPerson,
}: {
  kind: ChangeKind;
  loaded: LoadedForm;
  start: Partial<ChangeValues>;
  proposal: ChangeProposal | null;
  again: () => Promise<unknown>;
  onClose: () => void;
  onPerson: ((id: string) => void) | null;
}) {
  const t = useT();
  const { form, save } = useFileChange(kind, loaded, again, start, proposal);
  const name = localName(loaded.person);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('employee.change.file.of', { kind: t(`employee.change.file.${kind}`), name })}
      description={t(`employee.change.hint.${kind}`)}
      form={form}
      onSave={save}
      saveLabel={t('employee.change.file')}
      size="wide"
    >
      {onPerson && <PersonField employeeId={loaded.person.id} left={kind === 'reentry'} onPerson={onPerson} />}
      {proposal && (
        <Box mb="4" px="3" py="2" rounded="md" bg="bg.subtle">
          <Text fontWeight="medium">
            {t('employee.proposed.by', { name: proposal.proposedBy, at: formatDateTime(proposal.proposedAt) })}
          </Text>
          <Text overflowWrap="anywhere">{t('employee.proposed.reason', { reason: proposal.reason })}</Text>
        </Box>
      )}
      <Ahead loaded={loaded} />
      {kind === 'exit' && loaded.exit && <ExitFields form={loaded} exit={loaded.exit} />}
      {kind === 'regularisation' && <RegularisationFields form={loaded} />}
      {kind !== 'exit' && kind !== 'regularisation' && <ChangeFields kind={kind} form={loaded} />}
    </FormDrawer>
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
