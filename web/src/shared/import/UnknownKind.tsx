import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { checkNewThings, THING_KINDS, type ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import { useId, useState } from 'react';
import { useIssueText } from '../../i18n/useIssueText';
import { useT } from '../../i18n/useT';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { Select } from '../../ui/input/Select';
import { ReasonedButton } from '../../ui/ReasonedButton';
import type { FieldRefusal, ImportSummary, ImportThing } from './importAdapter';
import { type Choice, settle, type ThingDraft, type ThingDrafts, thingId, toCreate } from './mending';
import type { ImportFlow } from './useImport';

/** So many are shown at once; the rest on request. */
const SHOWN = 6;
const MORE = 50;

const titles = {
  department: 'import.unknown.department',
  position: 'import.unknown.position',
  rank: 'import.unknown.rank',
  jobFamily: 'import.unknown.jobFamily',
} as const;
const actions = {
  department: 'import.create.department',
  position: 'import.create.position',
  rank: 'import.create.rank',
  jobFamily: 'import.create.jobFamily',
} as const;

/** Kinds of which the file names something unknown that nobody has settled yet. */
export const openKinds = ({ unknowns }: ImportSummary): ThingKind[] =>
  THING_KINDS.filter((kind) => unknowns.some((thing) => thing.kind === kind && !thing.confirmed && thing.rows > 0));

/** The unknown things of one kind: what each would be made as, and one button that makes them all. */
export function UnknownKind({ flow, summary, kind }: { flow: ImportFlow; summary: ImportSummary; kind: ThingKind }) {
  const t = useT();
  const issueText = useIssueText();
  const reasonId = useId();
  const [drafts, setDrafts] = useState<ThingDrafts>({});
  const [shown, setShown] = useState(SHOWN);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const things = summary.unknowns.filter((thing) => thing.kind === kind);
  const made = things.filter((thing) => (drafts[thingId(thing)]?.choice ?? 'create') === 'create');
  const wrong: Record<string, string> = { ...refused };
  for (const issue of checkNewThings(made.map((thing) => toCreate(thing, drafts[thingId(thing)])))) {
    const [, at = '', part = ''] = issue.field.split('.');
    const thing = made[Number(at)];
    if (thing) wrong[`${thingId(thing)}.${part}`] = issueText(issue);
  }
  const draft = (thing: ImportThing, change: ThingDraft) => {
    setDrafts({ ...drafts, [thingId(thing)]: { ...drafts[thingId(thing)], ...change } });
    setRefused({});
  };
  const confirm = async () => {
    const mends = settle(summary, [kind], drafts);
    const errors = await flow.mend(summary, mends);
    setRefused(refusalsOf(errors, mends.create));
  };
  const blocked = !summary.canCreate && made.length > 0;
  const incomplete = Object.keys(wrong).length > 0 ? ('import.create.incomplete' as const) : null;
  const why = blocked ? ('import.create.noRight' as const) : incomplete;
  return (
    <Stack
      as="section"
      gap="2"
      borderWidth="1px"
      rounded="md"
      p="3"
      aria-label={t(titles[kind], { count: things.length })}
    >
      <Text fontWeight="medium">{t(titles[kind], { count: things.length })}</Text>
      {things.slice(0, shown).map((thing) => (
        <ThingRow
          key={thingId(thing)}
          thing={thing}
          draft={drafts[thingId(thing)] ?? {}}
          wrong={wrong}
          onChange={draft}
        />
      ))}
      <Flex justify="space-between" gap="2" wrap="wrap" align="center">
        {things.length > shown ? (
          <Button variant="ghost" onClick={() => setShown(shown + MORE)}>
            {t('import.unknown.more', { count: things.length - shown })}
          </Button>
        ) : (
          <span />
        )}
        <Flex gap="2" align="center" wrap="wrap">
          {why && (
            <Text id={reasonId} color="fg.muted">
              {t(why)}
            </Text>
          )}
          <ReasonedButton
            variant="solid"
            loading={flow.busy}
            reason={why && t(why)}
            aria-describedby={why ? reasonId : undefined}
            onClick={() => void confirm()}
          >
            {made.length > 0 ? t(actions[kind], { count: made.length }) : t('import.unknown.apply')}
          </ReasonedButton>
        </Flex>
      </Flex>
    </Stack>
  );
}

/** Refusals by thing and part; their fields count the things that are to be made. */
function refusalsOf(errors: readonly FieldRefusal[], create: readonly { kind: ThingKind; key: string }[]) {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const [list, at = '', part = ''] = field?.split('.') ?? [];
    const thing = list === 'create' ? create[Number(at)] : undefined;
    if (thing) found[`${thingId(thing)}.${part}`] = message;
  }
  return found;
}

interface RowProps {
  thing: ImportThing;
  draft: ThingDraft;
  wrong: Readonly<Record<string, string>>;
  onChange: (thing: ImportThing, change: ThingDraft) => void;
}

function ThingRow({ thing, draft, wrong, onChange }: RowProps) {
  const t = useT();
  const choice = draft.choice ?? 'create';
  const choose = (value: string) => {
    const next: Choice =
      value === 'leave' || value === 'create' || value === '' ? value || 'create' : { use: value.slice(4) };
    onChange(thing, { choice: next });
  };
  const parts = [
    { part: 'name', value: draft.name ?? thing.name, label: t('import.unknown.name'), width: '168px' },
    { part: 'code', value: draft.code ?? thing.code, label: t('import.unknown.code'), width: '168px' },
    ...(thing.kind === 'rank'
      ? [
          {
            part: 'grade',
            value: draft.grade ?? String(thing.grade ?? ''),
            label: t('import.unknown.grade'),
            width: '72px',
          },
        ]
      : []),
  ];
  return (
    <Box borderTopWidth="1px" pt="2">
      <Flex gap="2" wrap="wrap" align="flex-end">
        <Box flex="1 1 120px" minW="0" alignSelf="flex-start">
          <Text wordBreak="break-word">{thing.value}</Text>
          <Text textStyle="xs" color="fg.muted">
            {t('import.rows', { count: thing.rows })}
            {thing.under && ` · ${t('import.unknown.under', { name: thing.under })}`}
          </Text>
        </Box>
        <Select
          label={t('import.unknown.choice', { name: thing.value })}
          value={typeof choice === 'string' ? choice : `use:${choice.use}`}
          onChange={choose}
          clearable={false}
          width="176px"
          options={[
            { value: 'create', label: t('import.choice.create') },
            ...thing.nearest.map((near) => ({
              value: `use:${near.code}`,
              label: t('import.choice.use', { name: near.name }),
            })),
            { value: 'leave', label: t('import.choice.leave') },
          ]}
        />
        {choice === 'create' &&
          parts.map(({ part, value, label, width }) => {
            const problem = wrong[`${thingId(thing)}.${part}`];
            return (
              <Box key={part} width={width}>
                <FieldFrame label={label} error={problem}>
                  <Input
                    aria-label={`${thing.value} ${label}`}
                    value={value}
                    onChange={(event) => onChange(thing, { [part]: event.target.value })}
                  />
                </FieldFrame>
              </Box>
            );
          })}
      </Flex>
    </Box>
  );
}
