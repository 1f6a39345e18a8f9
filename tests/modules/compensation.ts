import type { Cast } from '../operations/cast.ts';
import { page } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

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

/** Two cities of the company: one gets coefficients, of which one is corrected and one goes. */
async function setCoefficients({ hr, list, mark }: Cast): Promise<void> {
  const addCity = (name: string) =>
    hr.run('AddDictionaryEntry', { input: { dictionaryId: 'cityName', name: `${mark} ${name}`, nameEn: name } });
  await addCity('Ulm');
  await addCity('Bern');
  const { payCities } = await list(hr, 'PayCityList', (size) => ({ keyword: mark, ...page(size) }));
  const cityId = ((payCities as Data)['items'] as Data[]).find(({ nameEn }) => nameEn === 'Ulm')?.['id'];
  const add = async (validFrom: string): Promise<Data> => {
    const input = { clientMutationId: mutationKey(), cityId, coefficient: '1.2', validFrom };
    const answer = (await hr.run('AddCityCoefficient', { input }))['addCityCoefficient'] as Data;
    return ((answer['city'] as Data)['coefficients'] as Data[])[0] ?? {};
  };
  const kept = await add('2098-01-01');
  const gone = await add('2099-01-01');
  const corrected = { id: kept['id'], version: 1, coefficient: '1.25', validFrom: '2098-02-01' };
  await hr.run('UpdateCityCoefficient', { input: corrected });
  await hr.run('DeleteCityCoefficient', { input: { id: gone['id'], version: 1 } });
  await hr.run('SaveMinimumWage', { input: { city: cityId, validFrom: '2026-01-01', amount: '2740' } });
  await hr.run('PayCityDetails', { id: cityId });
}

export const proof: ModuleProof = {
  walk: [
    ['words letters', wordLetters],
    ['sets coefficients of cities', setCoefficients],
  ],
  rows: {
    letterTemplateId: 'letter_template',
    coefId: 'city_coefficient',
    matrixId: 'salary_matrix',
    baseId: 'bonus_base',
  },
};
