import type { Cast } from '../operations/cast.ts';
import { page } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import type { Data } from '../operations/stack.ts';

/** Two wordings of a letter: one is changed, put to use and out of it again, the other goes. */
async function wordLetters({ hr, workerId, list, mark }: Cast): Promise<void> {
  await hr.run('LetterKinds');
  const words = { subject: `${mark} {{name}}`, body: 'Dear {{name}},' };
  const letter = { kind: 'REGULARISATION', language: 'EN_US' };
  const add = async (name: string): Promise<Data> => {
    const input = { ...letter, name: `${mark} ${name}`, ...words };
    return ((await hr.run('AddLetterTemplate', { input }))['addLetterTemplate'] as Data)['letterTemplate'] as Data;
  };
  const first = await add('first');
  const second = await add('second');
  await list(hr, 'LetterTemplateList', (size) => ({ kind: letter.kind, language: letter.language, ...page(size) }));
  await hr.run('LetterTemplateNameFree', { name: `${mark} third` });
  await hr.run('LetterPreview', { input: { ...letter, ...words, employeeId: workerId } });
  const changed = { id: first['id'], version: 1, name: `${mark} changed`, ...words };
  await hr.run('UpdateLetterTemplate', { input: changed });
  await hr.run('UseLetterTemplate', { input: { ...letter, templateId: first['id'] } });
  await hr.run('UseLetterTemplate', { input: { ...letter, templateId: null } });
  await hr.run('DeleteLetterTemplate', { input: { id: second['id'], version: 1 } });
}

export const proof: ModuleProof = {
  walk: [['words letters', wordLetters]],
  rows: { letterTemplateId: 'letter_template' },
};
