import { addPeople, type NewPerson } from '../modules/employee/public.ts';
import { setHeads } from '../modules/org/public.ts';
import type { Ctx } from '../kit/context.ts';
import type { DemoCompany } from './company.ts';
import { LEADS, STEPS, type DemoStructure } from './companies/structure.ts';
import { addMonths } from './days.ts';
import { positionCode, type BuiltDepartment, type BuiltOrganisation } from './organisation.ts';
import { PersonMaker } from './person.ts';

/** Somebody of the demo company as the story goes on. */
export interface Member {
  empId: string;
  userId: string;
  department: BuiltDepartment;
  /** The step of a specialist; null for heads of departments. */
  step: number | null;
  entryDate: string;
  birthDate: string;
  /** Last day of the labour contract; null where it has none. */
  contractEnd: string | null;
  baseSalary: string;
  left: boolean;
}

/** The people of a company under construction. */
export class Population {
  readonly members: Member[] = [];
  readonly heads = new Map<BuiltDepartment, Member>();
  readonly leaves: readonly BuiltDepartment[];
  private readonly maker: PersonMaker;

  constructor(
    readonly company: DemoCompany,
    readonly structure: DemoStructure,
    readonly organisation: BuiltOrganisation,
  ) {
    this.maker = new PersonMaker(company.random, structure);
    this.leaves = organisation.departments.filter((one) => one.isLeaf);
  }

  /** Those who work here and lead nobody. */
  staff(): Member[] {
    return this.members.filter((member) => member.step !== null && !member.left);
  }

  inService(): number {
    return this.members.filter((member) => !member.left).length;
  }

  /** One head for every department, the most senior first. */
  async appointHeads(ctx: Ctx, from: string, to: string): Promise<void> {
    const people = this.organisation.departments.map((department) => {
      const lead = LEADS[Math.min(department.depth, LEADS.length - 1)] ?? LEADS[0];
      const person = this.somebody(ctx, department, null, this.dayBetween(from, to), lead.grade);
      person.values.positionId = this.organisation.positions.get(lead.code) ?? null;
      person.values.rankId = this.organisation.ranks.get(lead.rank) ?? null;
      return person;
    });
    await this.add(ctx, people);
    await setHeads(
      ctx,
      [...this.heads].map(([{ deptId }, { empId }]) => ({ deptId, headEmpId: empId })),
    );
  }

  /** So many people join the teams between two days. */
  async hire(ctx: Ctx, count: number, from: string, to: string): Promise<void> {
    const { random } = this.company;
    const people = Array.from({ length: count }, () => {
      const step = random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]);
      return this.specialist(ctx, random.pick(this.leaves), step, this.dayBetween(from, to));
    });
    await this.add(ctx, people);
  }

  /** Somebody for a team, on a step of the team's trade. */
  specialist(ctx: Ctx, department: BuiltDepartment, step: number, entryDate: string): NewPerson {
    const person = this.somebody(ctx, department, step, entryDate, STEPS[step]?.grade ?? 4);
    person.values.positionId = this.positionOn(department, step);
    person.values.rankId = this.rankOn(step);
    return person;
  }

  positionOn = (department: BuiltDepartment, step: number) =>
    this.organisation.positions.get(positionCode(department.family, step)) ?? null;
  rankOn = (step: number) => this.organisation.ranks.get(STEPS[step]?.rank ?? '') ?? null;

  async add(ctx: Ctx, people: readonly NewPerson[]): Promise<void> {
    const accounts = await addPeople(ctx, people);
    for (const { empId } of people) {
      const member = this.members.find((one) => one.empId === empId);
      if (member) member.userId = accounts.get(empId) ?? '';
    }
  }

  private somebody(
    ctx: Ctx,
    department: BuiltDepartment,
    step: number | null,
    entryDate: string,
    grade: number,
  ): NewPerson {
    const empId = ctx.newId();
    const values = this.maker.person(entryDate, grade, ctx.today > entryDate ? ctx.today : entryDate);
    const leader = step === null ? department.parent : department;
    const boss = leader === null ? undefined : this.heads.get(leader);
    const member: Member = {
      empId,
      userId: '',
      department,
      step,
      entryDate,
      birthDate: values.birthDate ?? '',
      contractEnd: values.contractEnd ?? null,
      baseSalary: values.baseSalary ?? '0',
      left: false,
    };
    this.members.push(member);
    if (step === null) this.heads.set(department, member);
    return {
      empId,
      passwordHash: this.company.passwordHash,
      mustChangePassword: false,
      values: {
        ...values,
        deptId: department.deptId,
        jobFamilyId: this.organisation.families.get(department.family) ?? null,
        bossEmpId: boss?.empId ?? null,
      },
    };
  }

  private dayBetween(from: string, to: string): string {
    const months =
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
    const { random } = this.company;
    const day =
      addMonths(`${from.slice(0, 7)}-01`, random.between(0, months)).slice(0, 8) +
      String(random.between(1, 28)).padStart(2, '0');
    return day < from ? from : day > to ? to : day;
  }
}
