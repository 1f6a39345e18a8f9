import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isDecimal } from '@hengcai/shared/numbers';
import { levelNameOf, scoreOnLevel } from '@hengcai/shared/rules/performance/calibration';
import type { CalibrationPerson, CalibrationRule } from './useCalibration';

const levelsOf = ({ levels, granularity }: CalibrationRule) => ({ levels: [...levels], granularity });

/** Score, level and reason of an adjustment, to a level where one was chosen already. Score and level always agree. */
export function useAdjustForm(person: CalibrationPerson, rule: CalibrationRule, to?: string) {
  const score = person.composedScore ?? '';
  const form = useForm({
    defaultValues: {
      score: (to !== undefined && scoreOnLevel(levelsOf(rule), to, person.composedScore)) || score,
      levelName: to ?? person.levelName ?? '',
      reason: '',
    },
  });
  useEffect(() => {
    const levels = levelsOf(rule);
    const subscription = form.watch(({ score, levelName }, { name }) => {
      const set = (field: 'score' | 'levelName', value: string | null) => {
        if (value !== null && value !== form.getValues(field)) form.setValue(field, value, { shouldValidate: true });
      };
      if (name === 'score' && isDecimal(score)) set('levelName', levelNameOf(levels, score));
      if (name === 'levelName' && levelName && isDecimal(score)) set('score', scoreOnLevel(levels, levelName, score));
    });
    return () => subscription.unsubscribe();
  }, [form, rule]);
  return form;
}
