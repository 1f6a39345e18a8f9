import { Education, Sex } from '@hengcai/shared/enums';
import { AGE_BANDS } from '@hengcai/shared/rules/analytics/people';
import type { StructureDimension } from '@hengcai/shared/rules/analytics/structure';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { readDictionaries } from '../../employee/public.ts';

export interface Value {
  key: string;
  label: string;
}

/** The values of a dimension in their order, "not filled in" last; one statement at most. */
export async function valuesOf(ctx: Ctx, dimension: StructureDimension): Promise<Value[]> {
  switch (dimension) {
    case 'sex':
      return [
        { key: String(Sex.MALE), label: ctx.t('enum.Sex.MALE') },
        { key: String(Sex.FEMALE), label: ctx.t('enum.Sex.FEMALE') },
        { key: String(Sex.UNFILLED), label: ctx.t('enum.Sex.UNFILLED') },
      ];
    case 'age':
      return [
        ...AGE_BANDS.map(({ code }) => ({ key: code, label: ctx.t(`analytics.age.${code}`) })),
        { key: '', label: ctx.t('analytics.none.age') },
      ];
    case 'education': {
      // In the words and the order of the company.
      const [dictionary] = await readDictionaries(ctx, ['education']);
      const numbers: Readonly<Record<string, number>> = Education;
      return [
        ...(dictionary?.entries ?? []).flatMap(({ entryCode, name, nameEn }) => {
          const number = numbers[entryCode];
          return number ? [{ key: String(number), label: localName(ctx, name, nameEn) }] : [];
        }),
        { key: String(Education.UNFILLED), label: ctx.t('enum.Education.UNFILLED') },
      ];
    }
  }
}
