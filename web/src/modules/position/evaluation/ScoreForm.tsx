import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { totalOf } from '@hengcai/shared/rules/position/evaluation';
import { useState } from 'react';
import { formatNumber, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { RadioGroup } from '../../../theme/parts/RadioGroup';
import { confirm } from '../../../ui/confirm';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { SectionCard } from '../../../ui/Panel';
import { criteriaOf } from './criteriaModel';
import { type PositionEvaluationFormFragment, useScorePositionEvaluationMutation } from './evaluation.gen';
import { points } from './EvaluationFacts';

/** The questions about a position with the caller's answers, until they are submitted; the total counts along. */
export function ScoreForm({
  detail,
  given,
}: {
  detail: PositionEvaluationFormFragment;
  given: readonly (number | null)[];
}) {
  const t = useT();
  const [choices, setChoices] = useState<readonly (number | null)[]>(given);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [score] = useScorePositionEvaluationMutation();
  const total = totalOf(criteriaOf(detail.options), choices);
  const dirty = choices.some((choice, at) => choice !== (given[at] ?? null));
  const missing = choices.filter((choice) => choice === null).length;
  const send = async (submit: boolean) => {
    setWrong(submit && missing > 0);
    if (submit && missing > 0) return;
    const yes =
      !submit ||
      (await confirm({
        title: t('position.evaluation.submit.title'),
        body: t('position.evaluation.submit.body', { total: points(total) }),
        action: t('position.evaluation.submit'),
      }));
    if (!yes) return;
    setBusy(true);
    const input = { id: detail.id, choices: [...choices], submit };
    await act(
      async () => (await score({ variables: { input } })).data?.scorePositionEvaluation,
      t(submit ? 'position.evaluation.submit.done' : 'position.evaluation.kept'),
    );
    setBusy(false);
  };
  let at = -1;
  return (
    <SectionCard
      id="answers"
      title={t('position.evaluation.mine')}
      hint={t('position.evaluation.mine.hint')}
      actions={
        <>
          <Text color="fg.muted">
            {total === null
              ? t('position.evaluation.missing', { count: missing })
              : t('position.evaluation.total', { total: points(total) })}
          </Text>
          <Button loading={busy} disabled={!dirty} onClick={() => void send(false)}>
            {t('position.evaluation.keep')}
          </Button>
          <Button variant="solid" loading={busy} onClick={() => void send(true)}>
            {t('position.evaluation.submit')}
          </Button>
        </>
      }
    >
      <UnsavedGuard dirty={dirty && !busy} />
      <Stack gap="6">
        {detail.options.factors.map((factor) => (
          <Stack as="section" key={factor.name} gap="3" aria-label={factor.name}>
            <Flex gap="2" align="baseline">
              <Text fontWeight="medium">{factor.name}</Text>
              <Text color="fg.muted">{formatPercent(factor.weight)}</Text>
            </Flex>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              {factor.dimensions.map(({ name, levels }) => {
                at += 1;
                const place = at;
                const unanswered = wrong && choices[place] === null;
                return (
                  <Box key={name} borderWidth="1px" rounded="md" p="3" borderColor={unanswered ? 'fg.error' : 'border'}>
                    <Text mb="2" aria-hidden>
                      {name}
                    </Text>
                    <RadioGroup.Root
                      size="sm"
                      aria-label={name}
                      value={choices[place] == null ? null : String(choices[place])}
                      onValueChange={(e) => setChoices(choices.map((one, i) => (i === place ? Number(e.value) : one)))}
                    >
                      <Stack gap="2">
                        {levels.map((level, i) => (
                          <RadioGroup.Item key={level.label} value={String(i)} alignItems="flex-start">
                            <RadioGroup.ItemHiddenInput />
                            <RadioGroup.ItemIndicator />
                            <RadioGroup.ItemText fontWeight="normal" whiteSpace="normal">
                              {t('position.evaluation.answer', {
                                label: level.label,
                                points: formatNumber(level.points),
                              })}
                            </RadioGroup.ItemText>
                          </RadioGroup.Item>
                        ))}
                      </Stack>
                    </RadioGroup.Root>
                    {unanswered && (
                      <Text role="alert" color="fg.error" textStyle="xs" mt="2">
                        {t('rule.EVALUATION_CHOICE_REQUIRED')}
                      </Text>
                    )}
                  </Box>
                );
              })}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
