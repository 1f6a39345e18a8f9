import { LEVELS } from '@hengcai/shared/rules/position/match';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { NumberCell, SelectCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid, type GridColumn } from '../../../shared/grid/EditGrid';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { markStale } from '../../../shared/save/known';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { type RequirementFormFragment, useMatchItemsQuery, useSavePositionRequirementMutation } from './match.gen';
import { blankCondition, issuesOf, type RequirementValues, toValues } from './requirementModel';

const options = LEVELS.map((level) => ({ value: level, label: level }));

/** What a position asks for, edited whole; mounted only while it is open. */
export function RequirementDrawer({
  requirement,
  onClose,
}: {
  requirement: RequirementFormFragment;
  onClose: () => void;
}) {
  const t = useT();
  const issueText = useIssueText();
  const { data } = useMatchItemsQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSavePositionRequirementMutation({ refetchQueries: ['WhoFits'] });
  const { id, version, position, conditions } = requirement;
  const form = useForm<RequirementValues>({
    // Choosing a level leaves its field, and what is not chosen yet is not wrong yet.
    mode: 'onSubmit',
    defaultValues: conditions.length > 0 ? toValues(requirement) : { conditions: [blankCondition()] },
    resolver: issuesResolver(issuesOf, issueText),
  });
  useLiveChecks(form);
  const onSave = (values: RequirementValues) =>
    outcome(async () => {
      const input = {
        positionId: id,
        version,
        conditions: values.conditions.map(({ name, ...asked }) => ({ ...asked, name: name.trim() })),
      };
      return (
        await save({
          variables: { input },
          update: (cache) => markStale(cache, 'personMatch', 'positionMatches'),
        })
      ).data?.savePositionRequirement;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('position.match.requirement.title', { name: localName(position) })}
      description={t('position.match.requirement.hint')}
      form={form}
      onSave={onSave}
      size="wide"
    >
      <EditGrid
        name="conditions"
        label={t('position.match.conditions')}
        blank={blankCondition}
        addLabel={t('position.match.add')}
        max={LIMITS.matchConditionsMax}
        columns={useConditionColumns((data?.matchItems ?? []).map(({ name }) => name))}
      />
    </FormDrawer>
  );
}

function useConditionColumns(known: readonly string[]): GridColumn[] {
  const t = useT();
  const label = (header: string, at: number) => t('position.match.cell', { number: at + 1, header });
  const level = (id: 'minimum' | 'ideal'): GridColumn => ({
    id,
    header: t(`position.match.${id}`),
    width: 100,
    numeric: true,
    cell: (name, at) => <SelectCell name={name} label={label(t(`position.match.${id}`), at)} options={options} />,
  });
  return [
    {
      id: 'name',
      header: t('position.match.condition'),
      width: 220,
      cell: (name, at) => (
        <TextCell
          name={name}
          label={label(t('position.match.condition'), at)}
          maxLength={LIMITS.shortText}
          suggestions={known}
        />
      ),
    },
    level('minimum'),
    level('ideal'),
    {
      id: 'weight',
      header: t('position.match.weight'),
      width: 90,
      numeric: true,
      cell: (name, at) => (
        <NumberCell name={name} label={label(t('position.match.weight'), at)} places={LIMITS.decimalDigits} />
      ),
    },
  ];
}
