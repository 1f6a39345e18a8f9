import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel, SectionCard } from '../../../ui/Panel';
import { RowActions } from '../../../ui/table/RowActions';
import { TextDialog } from '../../../ui/TextDialog';
import {
  type Review360RaterListFragment,
  useDecideReview360NominationsMutation,
  useDeleteReview360RatersMutation,
  useReopenReview360FormMutation,
  useRevokeReview360InvitationMutation,
} from '../review360.gen';
import { ReviewStatus } from '../ReviewStatus';

type Rater = Review360RaterListFragment['raters'][number];
interface Props {
  planId: string;
  employeeId: string;
  raters: Review360RaterListFragment;
  onChanged: () => void;
}
type Asked = { what: 'reject' | 'revoke' | 'reopen'; rater: Rater };

/** The raters of somebody, card by card, with how many of each relation there are and may be. */
export function RaterList({ planId, employeeId, raters, onChanged }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const actions = useRaterActions(planId, employeeId, onChanged);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Stack gap="4">
      <SectionCard title={t('review360.limits')} hint={t(raters.hr ? 'review360.limits.hr' : 'review360.limits.hint')}>
        <Flex gap="6" wrap="wrap">
          {raters.limits.map(({ relation, min, max, chosen }) => (
            <Text key={relation} color={chosen < min ? 'fg.error' : 'fg'}>
              {t('review360.limit', { relation: label('ReviewRelation', relation), chosen, min, max })}
            </Text>
          ))}
        </Flex>
      </SectionCard>
      <Panel>
        {raters.raters.length === 0 ? (
          <EmptyState title={t('review360.raters.none')} hint={t('review360.raters.none.hint')} />
        ) : (
          <Stack as="ul" gap="0" divideY="1px" listStyleType="none">
            {raters.raters.map((rater) => (
              <Flex as="li" key={rater.id} p="4" gap="3" align="center" wrap="wrap">
                <Stack gap="1" flex="1" minW="40">
                  <Text fontWeight="medium">{rater.name}</Text>
                  <Text color="fg.muted" textStyle="xs">
                    {label('ReviewRelation', rater.relation)} ·{' '}
                    {t('review360.invitedBy', { who: label('ReviewInviter', rater.inviter) })}
                  </Text>
                  {rater.reason && (
                    <Text color="fg.muted">{t('review360.because', { reason: orDash(rater.reason) })}</Text>
                  )}
                </Stack>
                <ReviewStatus state={rater.state} />
                {edit && raters.mayApprove && rater.state === 'NOMINATED' && (
                  <Flex gap="2">
                    <Button size="sm" onClick={() => setAsked({ what: 'reject', rater })}>
                      {t('review360.reject')}
                    </Button>
                    <Button size="sm" variant="solid" onClick={() => void actions.agree(rater)}>
                      {t('review360.agree')}
                    </Button>
                  </Flex>
                )}
                {edit && (
                  <RowActions
                    actions={[
                      ...(rater.deletable
                        ? [
                            {
                              id: 'delete',
                              label: t('ui.delete'),
                              danger: true,
                              onSelect: () => void actions.remove(rater),
                            },
                          ]
                        : []),
                      ...(raters.hr && rater.state === 'SUBMITTED'
                        ? [
                            {
                              id: 'reopen',
                              label: t('review360.reopen'),
                              onSelect: () => setAsked({ what: 'reopen', rater }),
                            },
                          ]
                        : []),
                      ...(raters.hr && ['INVITED', 'ACCEPTED', 'DRAFT', 'SUBMITTED'].includes(rater.state ?? '')
                        ? [
                            {
                              id: 'revoke',
                              label: t(rater.state === 'SUBMITTED' ? 'review360.exclude' : 'review360.revoke'),
                              danger: true,
                              onSelect: () => setAsked({ what: 'revoke', rater }),
                            },
                          ]
                        : []),
                    ]}
                  />
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </Panel>
      {asked && (
        <TextDialog
          question={{
            title: t(`review360.${asked.what}.title`, { name: asked.rater.name }),
            body: t(`review360.${asked.what}.body`),
            label: t('review360.reason'),
            action: t(`review360.${asked.what}`),
            required: true,
            maxLength: LIMITS.reason,
            danger: asked.what !== 'reopen',
            run: (reason) => actions.withReason(asked, reason),
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

function useRaterActions(planId: string, employeeId: string, onChanged: () => void) {
  const t = useT();
  const [decide] = useDecideReview360NominationsMutation();
  const [remove] = useDeleteReview360RatersMutation();
  const [revoke] = useRevokeReview360InvitationMutation();
  const [reopen] = useReopenReview360FormMutation();
  const person = { planId, employeeId };
  const decided = async ({ id }: Rater, result: 'AGREED' | 'REJECTED', reason: string | null) =>
    (await decide({ variables: { input: { ...person, ids: [id], result, reason } } })).data?.decideReview360Nominations;
  return {
    agree: async (rater: Rater) => {
      await act(() => decided(rater, 'AGREED', null), t('review360.agree.done'));
    },
    remove: async (rater: Rater) => {
      const yes = await confirm({
        title: t('review360.remove.title', { name: rater.name }),
        body: t('review360.remove.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (!yes) return;
      const input = { ...person, ids: [rater.id] };
      await act(async () => (await remove({ variables: { input } })).data?.deleteReview360Raters);
    },
    withReason: async ({ what, rater }: Asked, reason: string) => {
      const variables = { input: { id: rater.id, version: rater.version, reason } };
      const errors = await outcome(async () => {
        if (what === 'reject') return decided(rater, 'REJECTED', reason);
        if (what === 'revoke') return (await revoke({ variables })).data?.revokeReview360Invitation;
        return (await reopen({ variables })).data?.reopenReview360Form;
      });
      // The list of the others is answered by the act itself.
      if (errors.length === 0 && what !== 'reject') onChanged();
      return errors;
    },
  };
}
