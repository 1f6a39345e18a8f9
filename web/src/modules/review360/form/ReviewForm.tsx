import { Box, Button, Spacer, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { RadioGroup } from '../../../theme/parts/RadioGroup';
import { BottomBar } from '../../../ui/BottomBar';
import { confirm } from '../../../ui/confirm';
import { SaveIndicator } from '../../../ui/guard/SaveIndicator';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { TextArea } from '../../../ui/input/TextArea';
import { Panel } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import type { Review360FormBodyFragment } from '../review360.gen';
import { isAnswered, useReviewForm } from './useReviewForm';

interface Props {
  form: Review360FormBodyFragment;
  onSubmitted: () => void;
}

/** One card a question, with answers large enough for a thumb; saves itself, and says who will read what. */
export function ReviewForm({ form, onSubmitted }: Props) {
  const t = useT();
  const { answers, change, auto, submit, missing, wrong, busy } = useReviewForm(form);
  const send = async () => {
    const left = missing();
    if (left.length > 0) {
      document.getElementById(`item-${left[0]}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    const yes = await confirm({
      title: t('review360.submit.title', { name: form.name }),
      body: t('review360.submit.body'),
      action: t('review360.submit'),
    });
    if (yes && (await submit())) {
      toast.success(t('review360.submit.done'));
      onSubmitted();
    }
  };
  return (
    <Stack gap="4" maxW="3xl">
      <UnsavedGuard dirty={auto.dirty} />
      <Notice tone="warning">
        {t(form.named ? 'review360.form.named' : 'review360.form.anonymous', { min: form.groupMin })}
      </Notice>
      {form.reopenReason && form.open && (
        <Notice tone="warning">{t('review360.form.reopened', { reason: form.reopenReason })}</Notice>
      )}
      {form.items.map((item, at) => {
        const answer = answers.get(item.id);
        const unanswered = wrong && item.required && !isAnswered(answer);
        return (
          <Panel
            key={item.id}
            as="section"
            id={`item-${item.id}`}
            p={{ base: '4', md: '5' }}
            borderColor={unanswered ? 'fg.error' : 'border'}
          >
            <Stack gap="3" role="group" aria-label={item.name}>
              <Box>
                <Text fontWeight="medium">
                  {t('review360.form.question', { number: at + 1, text: item.name })}
                  {item.required && (
                    <Text as="span" color="fg.error" aria-label={t('review360.form.required')}>
                      {' *'}
                    </Text>
                  )}
                </Text>
                {item.explanation && <Text color="fg.muted">{item.explanation}</Text>}
              </Box>
              {item.inputMode === 'SELECT' ? (
                <RadioGroup.Root
                  aria-label={item.name}
                  disabled={!form.open}
                  value={answer?.optionId ?? null}
                  onValueChange={(e) => change(item.id, { optionId: e.value, text: null })}
                >
                  <Stack gap="2">
                    {item.options.map((option) => (
                      <RadioGroup.Item
                        key={option.id}
                        value={option.id}
                        minH="11"
                        px="3"
                        borderWidth="1px"
                        rounded="md"
                        alignItems="center"
                        borderColor={answer?.optionId === option.id ? 'brand.solid' : 'border'}
                        bg={answer?.optionId === option.id ? 'brand.subtle' : 'bg.panel'}
                      >
                        <RadioGroup.ItemHiddenInput />
                        <RadioGroup.ItemIndicator />
                        <RadioGroup.ItemText fontWeight="normal" whiteSpace="normal" flex="1">
                          {option.content}
                        </RadioGroup.ItemText>
                      </RadioGroup.Item>
                    ))}
                  </Stack>
                </RadioGroup.Root>
              ) : (
                <TextArea
                  aria-label={item.name}
                  value={answer?.text ?? ''}
                  readOnly={!form.open}
                  maxLength={LIMITS.customAnswer}
                  onChange={(text) => change(item.id, { optionId: null, text: text === '' ? null : text })}
                />
              )}
              {unanswered && (
                <Text role="alert" color="fg.error" textStyle="xs">
                  {t('rule.REVIEW_ANSWER_REQUIRED')}
                </Text>
              )}
            </Stack>
          </Panel>
        );
      })}
      {form.open && (
        <BottomBar mx="0" mb="0" align="center" wrap="wrap">
          <SaveIndicator state={auto.state} onSave={() => void auto.saveNow()} />
          <Spacer />
          <Button variant="solid" loading={busy} onClick={() => void send()}>
            {t('review360.submit')}
          </Button>
        </BottomBar>
      )}
    </Stack>
  );
}
