import { describe, expect, it } from 'vitest';
import { anchorOf, lookedAt, meantBy, readAddress } from './assessmentAddress';
import { assessment } from './fixture';
import { permissionOf } from './model';

const read = (words: Record<string, string>, hasList = false) =>
  readAddress(new URLSearchParams({ empId: 'e1', assessmentPlanCode: 'p1', ...words }), () => hasList);

describe('S2.015 the address of an appraisal', () => {
  it('names the person, the plan and the department the reader comes from', () => {
    expect(read({ deptCode: 'd1', deptName: 'East' })).toMatchObject({
      employeeId: 'e1',
      planId: 'p1',
      department: 'East',
    });
  });

  it.each([
    [{}, '/performance/examine'],
    [{ viewerType: 'myself' }, '/performance/examine?tabName=mine'],
    [{ viewerType: 'leader' }, '/performance/examine?tabName=team'],
    [{ viewerType: 'setter' }, '/performance/management'],
    [{ viewerType: 'setter', deptCode: 'd1' }, '/performance/management/assess_set_details?id=p1&departmentId=d1'],
    [{ viewerType: 'leader', fromPage: 'messageCenter' }, '/index'],
  ])('%o leads back to %s', (words, back) => expect(read(words).back).toBe(back));

  it('leads back to a list as it was left', () =>
    expect(read({ viewerType: 'leader' }, true).back).toBe('/performance/examine'));

  it.each([
    [{}, ''],
    [{ queryType: 'result' }, 'result'],
    [{ companyModuleCode: 't1' }, 'scores-t1'],
    [{ companyModuleCode: 't1', queryType: 'targets' }, 'targets-t1'],
  ])('%o means %o on the page', (words, meant) => expect(meantBy(read(words), assessment)).toBe(meant));

  it('while targets are filled in, a template means its targets', () => {
    const plan = assessment.plan && { ...assessment.plan, status: 'FILLING' as const };
    expect(meantBy(read({ companyModuleCode: 't1' }), { ...assessment, plan })).toBe('targets-t1');
  });

  it('has one place for each template in each section', () => {
    const [first] = assessment.parts;
    if (!first) throw new Error('The form has no part.');
    const second = { ...first, id: 'second' };
    const other = { ...first, id: 'other', template: { id: 't2', name: 'Other' } };
    const parts = [first, second, other];
    expect(parts.map((part) => anchorOf('scores', parts, part))).toEqual(['scores-t1', undefined, 'scores-t2']);
  });

  it.each([
    ['myself', false],
    ['setter', false],
    ['leader', false],
    ['history', true],
    ['kanban', true],
  ])('as %s only looks: %s', (viewerType, looksOnly) => expect(read({ viewerType }).looksOnly).toBe(looksOnly));

  it('whoever only looks can do nothing in the form', () => {
    expect(permissionOf(assessment, 'employeeConfirm').allowed).toBe(true);
    expect(permissionOf(lookedAt(assessment), 'employeeConfirm').allowed).toBe(false);
  });
});
