import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { DateField, RadioField, TextAreaField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { ChangeFields } from '../changes/ChangeFields';
import { type ChangeValues, LABELS } from '../changes/changeKinds';
import { ExitReasonFields } from '../changes/ExitReasonFields';
import { useChangeProposalFormQuery } from './changeProposals.gen';
import { DAY_OF, type ProposedKind } from './proposedKinds';
import { type Proposable, useProposeChange } from './useProposeChange';

/** Proposes a change of one person: nothing holds until HR has checked and filed it. */
export function ProposeChangeDrawer({
  kind,
  employeeId,
  onClose,
}: {
  kind: ProposedKind;
  employeeId: string;
  onClose: () => void;
}) {
  const { data } = useChangeProposalFormQuery({ variables: { employeeId }, fetchPolicy: 'network-only' });
  return data?.employee ? <Proposing kind={kind} person={data.employee} onClose={onClose} /> : null;
}

function Proposing({ kind, person, onClose }: { kind: ProposedKind; person: Proposable; onClose: () => void }) {
  const t = useT();
  const { form, save } = useProposeChange(kind, person);
  return (
    <FormDrawer<ChangeValues>
      open
      onClose={onClose}
      title={t('employee.proposed.of', { kind: t(`employee.change.file.${kind}`), name: localName(person) })}
      description={t('employee.proposed.hint')}
      form={form}
      onSave={save}
      saveLabel={t('employee.proposed.send')}
      size="wide"
    >
      {kind === 'exit' || kind === 'regularisation' ? (
        <DayAndReason kind={kind} person={person} />
      ) : (
        <ChangeFields
          kind={kind}
          form={{ person, entryDate: person.entryDate ?? '', lastDay: person.lastDay }}
          proposes
        />
      )}
    </FormDrawer>
  );
}

/** Of an exit and of a regularisation a manager says the day and why; the rest is HR's. */
function DayAndReason({ kind, person }: { kind: 'exit' | 'regularisation'; person: Proposable }) {
  const t = useT();
  const options = useEnumOptions();
  const day = DAY_OF(kind);
  const last = kind === 'regularisation' ? person.regularDate : person.lastDay;
  return (
    <FormGrid>
      <DateField<ChangeValues>
        name={day}
        label={t(LABELS[day])}
        required
        wide
        {...(person.entryDate && { min: person.entryDate })}
        {...(last && { max: last })}
      />
      {kind === 'exit' && (
        <RadioField<ChangeValues>
          name="exitKind"
          label={t('employee.change.exitKind')}
          required
          wide
          options={options('ExitKind')}
        />
      )}
      {kind === 'exit' ? (
        <ExitReasonFields />
      ) : (
        <TextAreaField<ChangeValues>
          name="reason"
          label={t('employee.change.reason')}
          required
          maxLength={LIMITS.reason}
          wide
        />
      )}
    </FormGrid>
  );
}
