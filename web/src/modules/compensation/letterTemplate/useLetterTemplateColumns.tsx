import { Button } from '@chakra-ui/react';
import { DASH, formatDateTime } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { useLetterTemplateActions } from './useLetterTemplateActions';
import { type Template, useLetterWords } from './words';

interface Tasks extends ReturnType<typeof useLetterTemplateActions> {
  show: (template: Template) => void;
  edit: (template: Template) => void;
  copy: (template: Template) => void;
}

/** Columns of the wordings, and what may be done to each. */
export function useLetterTemplateColumns(tasks: Tasks): Column<Template>[] {
  const t = useT();
  const label = useEnumLabel();
  const { languageName, nameOf } = useLetterWords();
  const { edit } = usePageAccess();
  const change = (one: Template) => [
    ...(one.shipped ? [] : [{ id: 'edit', label: t('compensation.letter.edit'), onSelect: () => tasks.edit(one) }]),
    { id: 'copy', label: t('compensation.letter.copy'), onSelect: () => tasks.copy(one) },
    ...(one.inUse ? [] : [{ id: 'use', label: t('compensation.letter.use'), onSelect: () => void tasks.use(one) }]),
    ...(one.inUse && !one.shipped
      ? [{ id: 'stop', label: t('compensation.letter.stop'), onSelect: () => void tasks.stop(one) }]
      : []),
    ...(one.shipped || one.inUse
      ? []
      : [{ id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void tasks.remove(one) }]),
  ];
  return [
    {
      id: 'name',
      header: t('compensation.letter.name'),
      width: 200,
      maxWidth: 320,
      cell: (one) => (
        <Button variant="plain" size="sm" px="0" colorPalette="brand" onClick={() => tasks.show(one)}>
          {nameOf(one)}
        </Button>
      ),
    },
    {
      id: 'kind',
      header: t('compensation.letter.kind'),
      width: 200,
      cell: ({ kind }) => (kind ? label('LetterKind', kind) : DASH),
    },
    {
      id: 'language',
      header: t('compensation.letter.language'),
      width: 110,
      cell: ({ language }) => languageName(language),
    },
    { id: 'subject', header: t('compensation.letter.subject'), width: 240, maxWidth: 320, cell: (one) => one.subject },
    {
      id: 'inUse',
      header: t('compensation.letter.inUse'),
      width: 110,
      cell: ({ inUse }) => (
        <StatusDot
          tone={inUse ? 'approved' : 'neutral'}
          label={t(inUse ? 'compensation.letter.inUse.yes' : 'compensation.letter.inUse.no')}
        />
      ),
    },
    {
      id: 'updatedAt',
      header: t('compensation.letter.updatedAt'),
      width: 150,
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 60,
      cell: (one) => (
        <RowActions
          actions={[
            { id: 'show', label: t('compensation.letter.show'), onSelect: () => tasks.show(one) },
            ...(edit ? change(one) : []),
          ]}
        />
      ),
    },
  ];
}
