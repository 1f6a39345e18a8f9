import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { formatDate, formatDateTime, localName, orDash } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { ApprovalTimeline } from '../../ui/flow/ApprovalTimeline';
import { Facts } from '../../ui/Facts';
import { SectionCard } from '../../ui/Panel';
import { Person } from '../../ui/Person';
import { TextDialog } from '../../ui/TextDialog';
import { runEntries } from './runEntries';
import { type ToApprove, useChangesToApprove } from './useChangesToApprove';
import { whyOf } from './whyOf';

/** Personnel changes that wait for the reader: what each is about, and the two decisions. Nothing where none waits. */
export function ChangesToApprove() {
  const t = useT();
  const { changes, total, said, approve, refuse } = useChangesToApprove();
  const [asked, setAsked] = useState<{ change: ToApprove; approves: boolean } | null>(null);
  if (changes.length === 0) return null;
  return (
    <SectionCard
      id="approvals"
      title={t('ui.approval.change.title', { count: total })}
      hint={t('ui.approval.change.hint')}
    >
      <Box as="ul" listStyleType="none">
        {changes.map((change) => (
          <Box as="li" key={change.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            <Change change={change} />
            <Flex gap="2" mt="3" wrap="wrap" justify="flex-end">
              <Button onClick={() => setAsked({ change, approves: false })}>{t('ui.approval.change.refuse')}</Button>
              <Button variant="solid" onClick={() => setAsked({ change, approves: true })}>
                {t('ui.approval.change.approve')}
              </Button>
            </Flex>
          </Box>
        ))}
      </Box>
      {asked && (
        <TextDialog
          question={{
            title: t(
              asked.approves ? 'ui.approval.change.approve.title' : 'ui.approval.change.refuse.title',
              said(asked.change),
            ),
            body: t(asked.approves ? 'ui.approval.change.approve.body' : 'ui.approval.change.refuse.body'),
            label: t('ui.approval.change.opinion'),
            action: t(asked.approves ? 'ui.approval.change.approve' : 'ui.approval.change.refuse'),
            required: !asked.approves,
            maxLength: LIMITS.opinion,
            danger: !asked.approves,
            run: (opinion) => (asked.approves ? approve : refuse)(asked.change, opinion),
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}

function Change({ change }: { change: ToApprove }) {
  const t = useT();
  const label = useEnumLabel();
  const { employee, type, effectiveDate, lines, exitKind, filedBy, filedAt, approval } = change;
  return (
    <>
      <Flex columnGap="3" rowGap="1" wrap="wrap" mb="2" align="center">
        <Person person={{ name: localName(employee), number: employee?.number ?? '' }} />
        <Text fontWeight="medium">{label('PersonnelChangeType', type)}</Text>
        <Text color="fg.muted" textStyle="xs">
          {t('ui.approval.change.filed', { name: orDash(filedBy), time: formatDateTime(filedAt) })}
        </Text>
      </Flex>
      <Facts
        columns={2}
        items={[
          { label: t('ui.approval.change.date'), value: formatDate(effectiveDate) },
          ...(exitKind ? [{ label: t('ui.approval.change.exitKind'), value: label('ExitKind', exitKind) }] : []),
          ...lines.map(({ label: name, before, after, hidden }) => ({
            label: name,
            value: hidden
              ? t('ui.approval.change.hidden')
              : t('ui.approval.change.line', { before: orDash(before), after: orDash(after) }),
          })),
          { label: t('ui.approval.change.reason'), value: whyOf(change), wide: true },
        ]}
      />
      {approval && approval.steps.length > 1 && (
        <Box mt="3">
          <ApprovalTimeline entries={runEntries(approval, t)} />
        </Box>
      )}
    </>
  );
}
