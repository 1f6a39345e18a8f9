import { LIMITS } from '@hengcai/shared/rules/limits';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, TextField } from '../../../ui/form/fields';
import type { UserError } from '../../../ui/form/userErrors';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import type { Described } from './DescribedTab';

interface Common {
  code: string;
  validFrom: string;
  name: string;
}
type Answer = { userErrors: readonly UserError[] } | null | undefined;

interface Props<D extends object> {
  kind: 'rank' | 'family';
  /** Null: a new one. */
  thing: Described | null;
  /** What describes it beside its name, as the form begins. */
  values: D;
  nameLength: number;
  /** The fields of these. */
  children: ReactNode;
  add: (input: { clientMutationId: string; code: string; name: string }, values: D) => Promise<Answer>;
  update: (input: { id: string; version: number; validFrom: string; name: string }, values: D) => Promise<Answer>;
  onClose: () => void;
  onAdded: () => void;
}

/** A rank or job family to be set up, or described anew from a day on, today or before; mounted only while it is open. */
export function DescribedDrawer<D extends object>({
  kind,
  thing,
  values,
  nameLength,
  children,
  add,
  update,
  onClose,
  onAdded,
}: Props<D>) {
  type Values = Common & D;
  const t = useT();
  const { backDatingDays } = useCurrentUser().company;
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      code: thing?.code ?? '',
      validFrom: today(),
      name: thing?.name ?? '',
      ...values,
    } as DefaultValues<Values>,
  });
  const added = useRef<string | null>(null);
  const onSave = (given: Values) =>
    outcome(async () => {
      const name = given.name.trim();
      if (thing) return update({ id: thing.id, version: thing.version, validFrom: given.validFrom, name }, given);
      const answer = await add({ clientMutationId, code: given.code.trim(), name }, given);
      if (answer?.userErrors.length === 0) added.current = name;
      return answer;
    });
  const close = () => {
    onClose();
    if (added.current === null) return;
    toast.success(t('position.added', { name: added.current }));
    onAdded();
  };
  const field = (name: keyof Common) => name as FieldPath<Values>;
  return (
    <FormDrawer
      open
      onClose={close}
      title={thing ? t('position.change.title', { name: localName(thing) }) : t(`position.${kind}.new`)}
      form={form}
      onSave={onSave}
      {...(thing && { description: t('position.change.hint') })}
    >
      <FormGrid columns={1}>
        {thing ? (
          <DateField<Values>
            name={field('validFrom')}
            label={t('position.validFrom')}
            required
            max={today()}
            help={t('position.validFrom.past', { days: backDatingDays })}
          />
        ) : (
          <TextField<Values> name={field('code')} label={t(`position.${kind}.code`)} required maxLength={LIMITS.code} />
        )}
        <TextField<Values> name={field('name')} label={t(`position.${kind}.name`)} required maxLength={nameLength} />
        {children}
      </FormGrid>
    </FormDrawer>
  );
}
