import type { Envelope } from '@hengcai/shared/contract/kernel';
import { CustomInputMode, CustomItemType } from '@hengcai/shared/enums';
import type { TestServices } from './kit.ts';
import { Appraisal } from '../modules/performance/assessment/assessment-testing.ts';
import {
  key,
  opened,
  readyPlan,
  staffedCompany,
  type Saved,
  type Staffed,
} from '../modules/performance/plan/plan-testing.ts';

export { errorsOf, key, staffedCompany, TEST_DAY } from '../modules/performance/plan/plan-testing.ts';

/** A scored question with options worth 1 to 5, the first of them negative. */
export const scored = (itemName: string) => ({
  itemName,
  type: CustomItemType.SCORED,
  inputMode: CustomInputMode.SELECT,
  required: true,
  additionalExplanation: '',
  options: [1, 2, 3, 4, 5].map((score) => ({ content: `${score} 分`, score: String(score), negative: score === 1 })),
});
export const written = (itemName: string) => ({
  itemName,
  type: CustomItemType.INFORMATION,
  inputMode: CustomInputMode.TEXTAREA,
  required: false,
  additionalExplanation: '请举例说明',
  options: [],
});

export interface Template {
  templateCode: string;
  version: number;
  items: { itemCode: string; options: { optionCode: string; score: string | null }[] }[];
}

export const addTemplate = (
  services: TestServices,
  token: string,
  items: object[],
  name = `模板${key()}`,
): Promise<Template> =>
  services.ok<Template>(
    'customTemplate.saveCusTemplate',
    { clientMutationId: key(), templateName: name, items },
    token,
  );

export const assess360 = (templateCode: string, more: object = {}) => ({
  templateCode,
  share: '20',
  ratio360: { superior: '40', direct: '20', nonDirect: '40' },
  approval: 0,
  limits: { superior: { min: 0, max: 5 }, direct: { min: 0, max: 20 }, nonDirect: { min: 3, max: 20 } },
  lowScore: '40',
  ...more,
});

/** A plan with a 360 assessment, its people, and who is who. */
export class Review {
  constructor(
    readonly services: TestServices,
    readonly company: Staffed,
    readonly template: Template,
    public plan: Saved,
  ) {}

  static async open(
    services: TestServices,
    {
      staff = 8,
      review = {},
      items = [scored('沟通'), scored('协作'), written('建议')],
      company,
    }: { staff?: number; review?: object; items?: object[]; company?: Staffed } = {},
  ): Promise<Review> {
    const staffed = company ?? (await staffedCompany(services, staff));
    const template = await addTemplate(services, staffed.adminToken, items);
    const plan = await readyPlan(services, staffed, {
      plan: { selfRatio: '20', bossRatio: '60', assess360: assess360(template.templateCode, review) },
    });
    const version = await opened(services, staffed, plan);
    return new Review(services, staffed, template, { id: plan.id, version });
  }

  readonly #tokens = new Map<string, Promise<string>>();

  /** The session of somebody, one for the whole test. */
  token(empId: string): Promise<string> {
    const known = this.#tokens.get(empId);
    if (known) return known;
    const token = this.services.signIn(this.company.code, this.company.numberOf.get(empId) ?? '');
    this.#tokens.set(empId, token);
    return token;
  }

  call(name: string, token: string, input: object = {}): Promise<Envelope> {
    return this.services.call(`performanceinvite.${name}`, { planCode: this.plan.id, ...input }, token);
  }

  async ok<T>(name: string, token: string, input: object = {}): Promise<T> {
    const answer = await this.call(name, token, input);
    if (!answer.success) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.data)}`);
    return answer.data as T;
  }

  invite(token: string, empId: string, assessorEmpIds: string[]): Promise<Envelope> {
    return this.call('send360AssessInvitation', token, { clientMutationId: key(), empId, assessorEmpIds });
  }

  /** Answers that choose the options with these scores, and a text. */
  answers(scores: readonly number[], text: string | null = null) {
    return this.template.items.map(({ itemCode, options }, at) => ({
      itemCode,
      optionCode: options.find(({ score }) => Number(score) === scores[at])?.optionCode ?? null,
      text: options.length === 0 ? text : null,
    }));
  }

  async submit(token: string, empId: string, scores: readonly number[], text: string | null = null): Promise<Envelope> {
    const { version } = await this.ok<{ version: number }>('getAssessInterface', token, { empId });
    return this.call('commit360Assessment', token, {
      empId,
      version,
      clientId: key(),
      seq: 1,
      answers: this.answers(scores, text),
    });
  }

  /** Moves the plan on to a stage, past whoever is not ready. */
  goTo(status: number): Promise<void> {
    return this.appraisal('').goTo(status);
  }

  appraisal(empId: string): Appraisal {
    return new Appraisal(this.services, this.company, this.plan, empId);
  }
}
