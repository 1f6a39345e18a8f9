import { beforeAll, expect, it, vi } from 'vitest';
import { type Profile, type Section, sectionsIn } from './sections';
import { changesBetween, contentOf, formOf, inputOf } from './sectionValues';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'zh-CN' }));

const profile = {
  id: 'e1',
  version: 3,
  bankName: 'ICBC',
  bankCard: '****1234',
  maskedFields: [],
  editableGroups: ['BANK'],
} as unknown as Profile;
const sections = sectionsIn({ groups: [], hidden: new Set() }, []);
const bank = sections.find((s) => s.id === 'bank') as Section;

it('never puts a sealed value into the form', () =>
  expect(formOf(bank, profile)).toEqual({ bankName: 'ICBC', bankCard: '', reason: '' }));
it('says why where somebody wrote it', () =>
  expect(inputOf(bank, profile, { bankName: 'ABC', bankCard: '', reason: ' typing error ' })).toMatchObject({
    bankName: 'ABC',
    reason: 'typing error',
  }));
it('leaves a sealed value out when nothing was typed, and empties what was cleared', () => {
  expect(inputOf(bank, profile, { bankName: ' ', bankCard: '' })).toEqual({ id: 'e1', version: 3, bankName: null });
});
it('leaves out what the caller may not change', () => {
  const masked = { ...profile, maskedFields: ['bankCard'] };
  expect(inputOf(bank, masked, { bankName: 'ABC', bankCard: '6222' })).toEqual({
    id: 'e1',
    version: 3,
    bankName: 'ABC',
  });
});
it('tells what somebody else changed', () => {
  expect(changesBetween(bank, profile, { ...profile, bankName: 'CCB' })).toMatchObject([
    { before: 'ICBC', after: 'CCB' },
  ]);
});

it('tells a section with something to read from one nobody filled in and one the reader may not see', () => {
  const education = sections.find((s) => s.id === 'education') as Section;
  const blank = { ...profile, bankName: null, bankCard: null, education: 'UNFILLED' } as Profile;
  expect(contentOf(bank, profile)).toBe('some');
  expect([contentOf(bank, blank), contentOf(education, blank)]).toEqual(['empty', 'empty']);
  expect(contentOf(bank, { ...blank, maskedFields: ['bankName', 'bankCard'] })).toBe('hidden');
  // Whether the hidden half is empty is not the reader's to know.
  expect(contentOf(bank, { ...blank, maskedFields: ['bankCard'] })).toBe('some');
});
