import { Link, Text } from '@chakra-ui/react';
import { type FieldErrors, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { List } from '../../theme/parts/List';
import { ErrorPanel } from './ErrorPanel';

interface Found {
  name: string;
  message: string;
}

/** Every error below a node with the dotted name of its field, in the order of the form. */
function collect(errors: FieldErrors, prefix = ''): Found[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!value || key === 'ref') return [];
    const name = prefix + key;
    if (typeof value.message === 'string') return value.message ? [{ name, message: value.message }] : [];
    return collect(value as FieldErrors, `${name}.`);
  });
}

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** In forms of a few fields, all in sight: only what belongs to no field. */
  general?: boolean;
}

/** Errors summed up at the top after a failed save, each a jump to its field. */
export function FormErrors<V extends FieldValues>({ form, general = false }: Props<V>) {
  const t = useT();
  const { errors, submitCount } = form.formState;
  const found = collect(errors).filter(({ name }) => !general || name.startsWith('root'));
  if (submitCount === 0 || found.length === 0) return null;
  const single = found.length === 1 && found[0]?.name.startsWith('root') ? found[0].message : null;
  const jump = (name: string) => {
    if (get(form.getValues(), name) !== undefined) form.setFocus(name as Parameters<typeof form.setFocus>[0]);
  };
  return (
    <ErrorPanel>
      {single ? (
        <Text whiteSpace="pre-line">{single}</Text>
      ) : (
        <>
          <Text fontWeight="medium" mb="1">
            {t('ui.form.errors', { count: found.length })}
          </Text>
          <List.Root ps="4" gap="0.5">
            {found.map(({ name, message }) => (
              <List.Item key={name} whiteSpace="pre-line">
                {name.startsWith('root') ? (
                  message
                ) : (
                  <Link
                    as="button"
                    type="button"
                    color="fg"
                    textAlign="start"
                    textDecoration="underline"
                    onClick={() => jump(name)}
                  >
                    {message}
                  </Link>
                )}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </ErrorPanel>
  );
}
