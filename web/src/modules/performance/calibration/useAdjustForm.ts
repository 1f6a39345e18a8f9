import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isDecimal } from '@hengcai/shared/numbers';
import { levelNameOf, scoreOnLevel } from '@hengcai/shared/rules/performance/calibration';
import type { CalibrationPerson, CalibrationRule } from './useCalibration';

/** Score, level and reason of an adjustment. Score and level follow each other, because they always agree. */
export function useAdjustForm(person: CalibrationPerson, rule: CalibrationRule) {
  const form = useForm({
    defaultValues: { score: person.composedScore ?? '', levelName: person.levelName ?? '', reason: '' },
  });
  useEffect(() => {
    const levels = { levels: [...rule.levels], granularity: rule.granularity };
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
