import { AuthorityScope, FieldGroup, FieldRight } from '@hengcai/shared/enums';
import type { Group, PagePath, Viewer, World } from './visible-testing.ts';

type RoleOf = World['customised'][number];

/** The rules of who sees what of whom, read person by person and role by role. A null page: the call belongs to none. */
export class Sight {
  private readonly roles: readonly { role: RoleOf; isDefault: boolean }[];
  private readonly personal: World['personal'];

  constructor(
    private readonly world: World,
    private readonly viewer: Viewer,
  ) {
    const { person: me, roles, within } = viewer;
    const leads = world.people.some(({ boss, presence }) => boss === me && presence !== 'left');
    const byPosition = me === null ? [] : [{ role: leads ? world.managers : world.others, isDefault: true }];
    const given = within === null ? roles.flatMap((index) => world.customised[index] ?? []) : [];
    this.roles = [...byPosition, ...given.map((role) => ({ role, isDefault: false }))];
    this.personal = world.personal.filter(({ person, grant }) => person === me && grant.aboutPeople);
  }

  /** The roles that count on a page: those that open it. */
  private on(page: PagePath | null) {
    return this.roles.filter(({ role, isDefault }) =>
      page === null ? isDefault || Object.values(role.pages).some((opens) => opens) : role.pages[page],
    );
  }

  /** Where HR acts as the head of a department only what belongs to that is seen. */
  private inReach(person: number): boolean {
    const { within } = this.viewer;
    return within === null || this.above(this.world.people[person]?.dept ?? null).includes(within);
  }

  private above(dept: number | null): number[] {
    return dept === null ? [] : [dept, ...this.above(this.world.depts[dept]?.parent ?? null)];
  }

  private superiors(of: number): Set<number> {
    const { people } = this.world;
    const seen = new Set<number>();
    for (let at = people[of]?.boss; at != null && !seen.has(at); at = people[at]?.boss) seen.add(at);
    return seen;
  }

  private grants(role: RoleOf) {
    return [...role.grants.filter(({ aboutPeople }) => aboutPeople), ...this.personal.map(({ grant }) => grant)];
  }

  private shows({ role, isDefault }: { role: RoleOf; isDefault: boolean }, person: number): boolean {
    const { person: me } = this.viewer;
    const { depts, people } = this.world;
    const dept = people[person]?.dept ?? null;
    const byGrant = this.grants(role).some((grant) => {
      switch (grant.scope) {
        case AuthorityScope.COMPANY:
          return true;
        case AuthorityScope.DEPARTMENT_ALL:
          return this.above(dept).some((one) => grant.depts.includes(one));
        case AuthorityScope.DEPARTMENT_DIRECT:
          return dept !== null && grant.depts.includes(dept);
        case AuthorityScope.DESIGNATED:
          return grant.emps.includes(person);
        default:
          return me !== null && (person === me || this.superiors(me).has(person));
      }
    });
    const answersFor =
      isDefault &&
      me !== null &&
      (person === me || this.superiors(person).has(me) || this.above(dept).some((one) => depts[one]?.head === me));
    return byGrant || answersFor;
  }

  sees(page: PagePath | null, person: number): boolean {
    const own = person === this.viewer.person;
    const personal = this.shows({ role: NOTHING, isDefault: false }, person);
    return (own || personal || this.on(page).some((role) => this.shows(role, person))) && this.inReach(person);
  }

  /** Everybody who is seen on a page. */
  seen(page: PagePath | null): number[] {
    return this.world.people.flatMap((_, person) => (this.sees(page, person) ? [person] : []));
  }

  private has(page: PagePath | null, group: Group, person: number, right: number): boolean {
    const hasLeft = this.world.people[person]?.presence === 'left';
    const lasts = ({ leavers, pages }: RoleOf) => group === FieldGroup.WORK || (leavers && pages['/employee/list']);
    return this.on(page).some(
      (one) => one.role.groups[group] >= right && this.shows(one, person) && (!hasLeft || lasts(one.role)),
    );
  }

  /** Whether a group of a person is read by a role, beside what everybody reads of the own record. */
  readsByRole(page: PagePath | null, group: Group, person: number): boolean {
    return this.sees(page, person) && this.has(page, group, person, FieldRight.READ);
  }

  reads(page: PagePath | null, group: Group, person: number): boolean {
    const own = person === this.viewer.person && group !== FieldGroup.SALARY;
    return this.sees(page, person) && (own || this.readsByRole(page, group, person));
  }

  edits(page: PagePath | null, group: Group, person: number): boolean {
    const ownSalary = person === this.viewer.person && group === FieldGroup.SALARY;
    return !ownSalary && this.has(page, group, person, FieldRight.EDIT);
  }

  /** Whether a list may be asked for a group at all: a role reads it and shows people. */
  mayAsk(page: PagePath, group: Group): boolean {
    return this.on(page).some(
      ({ role, isDefault }) =>
        role.groups[group] >= FieldRight.READ &&
        (this.grants(role).length > 0 || (isDefault && this.viewer.person !== null)),
    );
  }
}

/** What somebody was given in person shows people on every page that some role opens. */
const NOTHING: RoleOf = {
  grants: [],
  pages: { '/employee/list': false, '/employee/details': false, '/performance/management': false },
  groups: { [FieldGroup.WORK]: 0, [FieldGroup.CONTACT]: 0, [FieldGroup.SALARY]: 0 },
  leavers: false,
};
