import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowUpIcon, MessageSquareIcon, Trash2Icon, TrendingUpIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatDateTime, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { EmptyState } from '../../../../ui/EmptyState';
import { Facts } from '../../../../ui/Facts';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { Below, Line } from '../alignment/AlignedLines';
import type { Indicator } from '../model';
import { ProgressDrawer } from '../progress/ProgressDrawer';
import { ProgressLines } from '../progress/ProgressLines';
import { AttachmentsCell } from '../scores/AttachmentsCell';
import { TargetChanges } from '../targets/TargetChanges';
import { useMutationKey } from '../useMutationKey';
import { type IndicatorDetailQuery, useIndicatorDetailQuery, useRemoveIndicatorMutation } from './indicator.gen';

type Detail = NonNullable<IndicatorDetailQuery['indicatorDetail']>;
interface Props {
  planId: string;
  employeeId: string;
  indicatorId: string;
  /** The reader is writing this form. */
  editable: boolean;
  /** The targets are agreed, which aligning them waits for. */
  agreed: boolean;
  /** The reader may note how far it is. */
  mayNote: boolean;
  /** Opens with the form to note it. */
  noting: boolean;
  version: RefObject<number>;
  /** Saves what is typed; false when that failed. */
  beforeRemoval: () => Promise<boolean>;
  /** The files beside it, under the heading of their column; null where there is no column for them. */
  files: { heading: string; indicator: Indicator; editable: boolean } | null;
  /** Opens the comments; absent for an indicator that was not submitted yet. */
  onComments: (() => void) | undefined;
  onClose: () => void;
}

/** One target with its progress, what it serves, what was last written about it and how it changed. */
export function IndicatorDrawer({
  planId,
  employeeId,
  indicatorId,
  editable,
  agreed,
  mayNote,
  files,
  onComments,
  onClose,
  ...form
}: Props) {
  const t = useT();
  const whose = { planId, employeeId, indicatorId };
  const { data, error, refetch } = useIndicatorDetailQuery({ variables: whose, fetchPolicy: 'network-only' });
  const [remove, { loading }] = useRemoveIndicatorMutation();
  const keyed = useMutationKey();
  const [noting, setNoting] = useState(false);
  // A drawer hides what is behind it from screen readers in its first frame, and with it one that lies on it by then.
  useEffect(() => {
    if (!form.noting) return undefined;
    const frame = requestAnimationFrame(() => setNoting(true));
    return () => cancelAnimationFrame(frame);
  }, [form.noting]);
  const detail = data?.indicatorDetail ?? null;
  const takeAway = async ({ keyResult }: Detail) => {
    const name = keyResult || t('performance.assess.row.unnamed');
    const sure = await confirm({
      title: t('performance.indicator.remove.title', { name }),
      body: t('performance.indicator.remove.body'),
      action: t('performance.indicator.remove'),
      danger: true,
    });
    if (!sure || !(await form.beforeRemoval())) return;
    const done = await act(
      () =>
        keyed(`remove.${indicatorId}`, async (clientMutationId) => {
          const input = { ...whose, clientMutationId, version: form.version.current };
          return (await remove({ variables: { input } })).data?.removeIndicator;
        }),
      t('performance.assess.row.removed', { name }),
    );
    if (done) onClose();
  };
  return (
    <ReadDrawer title={detail?.keyResult || t('performance.indicator')} size="md" onClose={onClose}>
      {error && !detail && <EmptyState kind="failed" onRetry={() => void refetch()} />}
      {detail && (
        <Stack gap="5">
          <Figures detail={detail} />
          <Part title={t('performance.progress')} empty={t('performance.progress.empty')}>
            {detail.notes.length > 0 && <ProgressLines notes={detail.notes} />}
            {mayNote && (
              <Button alignSelf="flex-start" onClick={() => setNoting(true)}>
                <TrendingUpIcon />
                {t('performance.progress.note')}
              </Button>
            )}
          </Part>
          {files && (
            <Part title={files.heading} empty={t('performance.attachment.none')}>
              {(files.editable || (files.indicator.attachments ?? []).length > 0) && (
                <AttachmentsCell
                  person={{ planId, employeeId }}
                  indicator={files.indicator}
                  editable={files.editable}
                />
              )}
            </Part>
          )}
          <Part
            title={t('performance.align')}
            empty={t(agreed ? 'performance.indicator.alone' : 'performance.indicator.alone.yet')}
          >
            {detail.alignment.links.length > 0 && <Alignment detail={detail} />}
          </Part>
          <Part title={t('performance.comments')} empty={t('performance.comments.empty')}>
            {detail.comments.length > 0 && <LastComment comments={detail.comments} />}
            {onComments && (
              <Button alignSelf="flex-start" onClick={onComments}>
                <MessageSquareIcon />
                {t('performance.indicator.comments', { count: detail.comments.length })}
              </Button>
            )}
          </Part>
          <Part title={t('performance.assess.log')} empty={t('performance.assess.log.empty')}>
            {detail.changes.length > 0 && <TargetChanges entries={detail.changes} />}
          </Part>
          {editable && !detail.fixed && (
            <Flex justify="flex-end">
              <Button variant="outline" colorPalette="red" loading={loading} onClick={() => void takeAway(detail)}>
                <Trash2Icon />
                {t('performance.indicator.remove')}
              </Button>
            </Flex>
          )}
        </Stack>
      )}
      {noting && detail && (
        <ProgressDrawer
          planId={planId}
          employeeId={employeeId}
          indicator={detail}
          notes={detail.notes}
          onSaved={() => void refetch()}
          onClose={() => setNoting(false)}
        />
      )}
    </ReadDrawer>
  );
}

function Figures({ detail }: { detail: Detail }) {
  const t = useT();
  const { startValue, targetValue, achievedValue, measureUnit, weight, progress, description } = detail;
  return (
    <Facts
      columns={2}
      items={[
        {
          label: t('performance.assess.column.values'),
          value:
            targetValue === null
              ? '-'
              : `${formatNumber(startValue)} → ${formatNumber(targetValue)} ${measureUnit ?? ''}`,
        },
        { label: t('performance.assess.column.weight'), value: weight === null ? '-' : `${formatNumber(weight)}%` },
        { label: t('performance.assess.column.achievedValue'), value: formatNumber(achievedValue) },
        {
          label: t('performance.indicator.reached'),
          value: progress === null ? '-' : `${formatNumber(progress, 1)}%`,
        },
        { label: t('performance.assess.column.description'), value: orDash(description), wide: true },
      ]}
    />
  );
}

/** A heading with what stands under it, or that there is nothing. */
function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
  const parts = Array.isArray(children) ? children : [children];
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="sm" fontWeight="medium">
        {title}
      </Heading>
      {parts.some(Boolean) ? children : <Text color="fg.muted">{empty}</Text>}
    </Stack>
  );
}

function Alignment({ detail: { id, alignment } }: { detail: Detail }) {
  const above = alignment.links.filter((link) => link.fromId === id);
  return (
    <Stack gap="1.5">
      {above.map((link) => (
        <Flex key={link.id} gap="1.5" align="center">
          <ArrowUpIcon aria-hidden />
          <Line target={alignment.targets.find((one) => one.id === link.toId)} />
        </Flex>
      ))}
      <Below id={id} alignment={alignment} path={[id]} />
    </Stack>
  );
}

function LastComment({ comments }: Pick<Detail, 'comments'>) {
  const t = useT();
  const last = comments.at(-1);
  if (!last) return null;
  return (
    <Stack gap="0.5">
      <Text textStyle="xs" color="fg.subtle">
        {last.author ? localName(last.author) : t('performance.comments.admin')} · {formatDateTime(last.at)}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {last.text}
      </Text>
    </Stack>
  );
}
