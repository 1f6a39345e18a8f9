import { issue } from '@hengcai/shared/rules/issue';
import { createFormControl, get } from 'react-hook-form';
import { expect, it } from 'vitest';
import { issuesResolver } from './issuesResolver';

interface Values {
  families: string[];
  rows: { weight: string }[];
}

/** A form of a select of several and of rows, both of which may not be empty. */
function form() {
  const { control, register, handleSubmit } = createFormControl<Values>({
    mode: 'onTouched',
    defaultValues: { families: [], rows: [] },
    resolver: issuesResolver<Values>(
      ({ families, rows }) => [
        ...(families.length === 0 ? [issue('families', 'REQUIRED')] : []),
        ...(rows.length === 0 ? [issue('rows', 'REQUIRED')] : []),
      ],
      ({ field }) => `${field}?`,
    ),
  });
  register('families');
  const messageOf = (path: string): unknown => get(control._formState.errors, `${path}.message`);
  return { messageOf, save: handleSubmit(() => undefined) };
}

it('what several are chosen for has its error itself, a list of rows at its root', async () => {
  const { messageOf, save } = form();
  await save();
  expect([messageOf('families'), messageOf('families.root'), messageOf('rows.root')]).toEqual([
    'families?',
    undefined,
    'rows?',
  ]);
});
