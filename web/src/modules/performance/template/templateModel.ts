import { CustomInputMode, CustomItemType } from '@hengcai/shared/enums';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { checkCustomTemplate } from '@hengcai/shared/rules/performance/custom-template';
import type { CustomTemplateBodyFragment, SaveCustomTemplateInput } from './template.gen';

export interface OptionValues {
  id: string | null;
  content: string;
  score: string;
  negative: boolean;
}
export interface ItemValues {
  id: string | null;
  name: string;
  type: keyof typeof CustomItemType;
  inputMode: keyof typeof CustomInputMode;
  required: boolean;
  explanation: string;
  options: OptionValues[];
}
export interface TemplateValues {
  name: string;
  items: ItemValues[];
}

export const blankOption = (): OptionValues => ({ id: null, content: '', score: '', negative: false });

/** A question with a scale of five, which most 360 assessments use. */
export const blankItem = (scale: readonly string[]): ItemValues => ({
  id: null,
  name: '',
  type: 'SCORED',
  inputMode: 'SELECT',
  required: true,
  explanation: '',
  options: scale.map((content, at) => ({ id: null, content, score: String(at + 1), negative: false })),
});

export const blankText = (): ItemValues => ({
  id: null,
  name: '',
  type: 'INFORMATION',
  inputMode: 'TEXTAREA',
  required: false,
  explanation: '',
  options: [],
});

export const valuesOf = ({ name, items }: CustomTemplateBodyFragment): TemplateValues => ({
  name,
  items: items.map((item) => ({
    id: item.id,
    name: item.name,
    type: (item.type ?? 'INFORMATION') as ItemValues['type'],
    inputMode: (item.inputMode ?? 'TEXTAREA') as ItemValues['inputMode'],
    required: item.required,
    explanation: item.explanation,
    options: item.options.map(({ id, content, score, negative }) => ({ id, content, score: score ?? '', negative })),
  })),
});

export function checkTemplate({ name, items }: TemplateValues): RuleIssue[] {
  const issues = checkCustomTemplate(
    items.map(({ name: itemName, type, inputMode, required, explanation, options }) => ({
      itemName,
      type: CustomItemType[type],
      inputMode: CustomInputMode[inputMode],
      required,
      additionalExplanation: explanation,
      options: options.map(({ score, ...option }) => ({ ...option, score: score === '' ? null : score })),
    })),
  );
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'CUSTOM_TEXT_REQUIRED' }] : []),
    ...issues.map((one) => ({ ...one, field: one.field.replace('itemName', 'name') })),
  ];
}

export const inputOf = (
  { name, items }: TemplateValues,
  template: CustomTemplateBodyFragment | null,
  clientMutationId: string,
): SaveCustomTemplateInput => ({
  clientMutationId,
  ...(template && { id: template.id, version: template.version }),
  name: name.trim(),
  items: items.map(({ options, ...item }) => ({
    ...item,
    name: item.name.trim(),
    options:
      item.inputMode === 'TEXTAREA'
        ? []
        : options.map(({ score, ...option }) => ({
            ...option,
            content: option.content.trim(),
            score: item.type === 'SCORED' && score !== '' ? score : null,
          })),
  })),
});
