import { describe, expect, it } from 'vitest';
import { ViewerType } from '@hengcai/shared/enums';
import { anchorOf, lookedAt, looksOnly, meantBy, perspectiveOf, readAddress, sectionsFor } from './assessmentAddress';
import { assessment } from './fixture';
import { permissionOf } from './model';

const read = (words: Record<string, string>, hasList = false) =>
  readAddress(new URLSearchParams({ empId: 'e1', assessmentPlanCode: 'p1', ...words }), () => hasList);

describe('S2.015 the address of an appraisal', () => {
  it('names the person, the plan and the department the reader comes from', () => {
    expect(read({ deptCode: 'd1', deptName: 'East' })).toMatchObject({
      employeeId: 'e1',
      planId: 'p1',
      departmentId: 'd1',
      department: 'East',
    });
  });

  it.each([
    [{}, '/performance/examine'],
    [{ viewerType: 'myself' }, '/performance/examine?tabName=mine'],
    [{ viewerType: 'leader' }, '/performance/examine?tabName=team'],
    [{ viewerType: 'setter' }, '/performance/management'],
    [{ viewerType: 'setter', deptCode: 'd1' }, '/performance/management/assess_set_details?id=p1&departmentId=d1'],
    [{ viewerType: 'kanban' }, '/performance/examine?tabName=kanban'],
    [{ viewerType: 'history' }, '/performance/examine'],
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

  it('whoever only looks can do nothing in the form', () => {
    expect(permissionOf(assessment, 'employeeConfirm').allowed).toBe(true);
    expect(permissionOf(lookedAt(assessment), 'employeeConfirm').allowed).toBe(false);
  });
});

describe('S3.042 the viewers of an appraisal', () => {
  it.each([
    // Nothing named, or nothing there is: what the rights give.
    ['', 'MYSELF', 'myself'],
    ['', 'LEADER', 'leader'],
    ['', 'SETTER', 'setter'],
    ['nobody', 'LEADER', 'leader'],
    ['constructor', 'SETTER', 'setter'],
    ['LEADER', 'MYSELF', 'myself'],
    // Nobody comes as somebody they are not.
    ['leader', 'MYSELF', 'myself'],
    ['setter', 'MYSELF', 'myself'],
    ['leader', 'SETTER', 'setter'],
    ['myself', 'LEADER', 'leader'],
    ['myself', 'SETTER', 'setter'],
    // Superiors set targets too.
    ['setter', 'LEADER', 'setter'],
    // Everybody who sees it may only look.
    ['history', 'MYSELF', 'history'],
    ['history', 'SETTER', 'history'],
    ['kanban', 'LEADER', 'kanban'],
    ['kanban', 'MYSELF', 'kanban'],
    // Services that know a further one.
    ['leader', null, 'myself'],
  ] as const)('who comes as "%s" and is %s is shown it as %s', (asked, viewer, as) =>
    expect(perspectiveOf(asked, { viewer })).toBe(as),
  );

  it.each([
    ['myself', false, 'targets', false],
    ['setter', true, 'targets', false],
    ['leader', false, 'scores', false],
    ['leader', true, 'result', false],
    ['history', false, 'result', true],
    ['kanban', true, 'progress', true],
  ] as const)('%s, with a result: %s, reads %s first and only looks: %s', (as, decided, first, only) => {
    expect(sectionsFor(as, decided)[0]).toBe(first);
    expect(looksOnly(as)).toBe(only);
  });

  it('everybody reads the same sections, progress aside', () => {
    for (const as of Object.values(ViewerType))
      for (const decided of [true, false])
        expect(
          sectionsFor(as, decided)
            .filter((name) => name !== 'progress')
            .sort(),
        ).toEqual(['coAssessors', 'result', 'scores', 'targets', 'timeline']);
  });
});
