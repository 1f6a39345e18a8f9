import type { Json } from '../openapi-schemas.ts';
import { APPRAISALS } from './appraisals.ts';
import { COMMON } from './common.ts';
import { FUNDS } from './funds.ts';
import { PAY } from './pay.ts';
import { PEOPLE } from './people.ts';
import { PLANS } from './plans.ts';
import { REWARDS } from './rewards.ts';
import { ROLES } from './roles.ts';
import { SIGN_IN } from './sign-in.ts';
import { STRATEGY } from './strategy.ts';

/** Descriptions of properties: of a name everywhere, or of `Owner.name`, where the owner is a model, a call or a list. */
export type Words = Readonly<Record<string, string>>;

/** What null means where a description leaves it out: in a model or a call, or in all that is sent. */
const NULLS: Words = {
  Employee: 'null: not known, or the caller may not see it (`maskedFields`)',
  Assessment: 'null: none',
  AlignedTarget: 'null: not given',
  AssessmentIndicator: 'null: not filled in yet',
  AssessmentIndicatorInput: 'null: not filled in yet',
  AssessmentTemplateIndicator: 'null: the person fills it in',
  AssessmentTemplatePartInput: 'null: the person fills it in',
  'empmanage.listbisedeemp': 'null: none',
  UnreadCommentInfo: 'null: none',
  'empupdate.addemp': 'absent or null: not known',
  sent: 'absent: stays; null: emptied',
};

/** A name that stands in two files stops the start. */
function joined(files: readonly Words[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [key, text] of files.flatMap((file) => Object.entries(file))) {
    if (words.has(key)) throw new Error(`${key} is described twice.`);
    words.set(key, text);
  }
  return words;
}
const WORDS = joined([COMMON, PEOPLE, SIGN_IN, PLANS, APPRAISALS, PAY, FUNDS, REWARDS, ROLES, STRATEGY]);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const alternatives = (schema: Json): Json[] => [schema.anyOf, schema.oneOf].flat().filter(isObject);
const isNullable = (schema: Json): boolean =>
  [schema.type].flat().includes('null') || alternatives(schema).some(isNullable);

/** Where a property stands: what is described there, the list it stands in, and whether it is sent or answered. */
interface Place {
  owner: string;
  within?: string;
  isSent: boolean;
}

/** Describes what the contract itself does not: each name in one place, whatever it stands in. */
export function createWords() {
  const unused = new Set(WORDS.keys());

  function wordFor(name: string, { owner, within }: Place): string | undefined {
    const key = [`${within}.${name}`, `${owner}.${name}`, name].find((one) => WORDS.has(one));
    if (key !== undefined) unused.delete(key);
    return key === undefined ? undefined : WORDS.get(key);
  }

  /** What stands at the property already, if it is more than the members of a closed set. */
  const members = (schema: Json): string | undefined => {
    const names = schema['x-enum-varnames'] as string[] | undefined;
    return names?.map((name, index) => `${(schema.enum as number[])[index]} ${name}`).join(', ');
  };
  const isTold = (schema: Json): boolean =>
    typeof schema.description === 'string' && schema.description !== members(schema);

  function describe(name: string, schema: Json, place: Place): string | undefined {
    const told = isTold(schema) ? (schema.description as string) : wordFor(name, place);
    if (told === undefined) return schema.description as string | undefined;
    const ofNull = NULLS[place.owner] ?? (place.isSent ? NULLS.sent : undefined);
    const whole = isNullable(schema) && ofNull && !/\bnull\b/.test(told) ? `${told}; ${ofNull}` : told;
    return isTold(schema) || !members(schema) ? whole : `${whole} (${members(schema)})`;
  }

  return {
    /** Names of words that nothing in the document needs. */
    unused,
    /** What a parameter or property is, if it is said anywhere. */
    of: describe,
    /** Describes every property of a schema, also of those within it. */
    fill(schema: Json, place: Place): void {
      for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
        const description = describe(name, property, place);
        if (description !== undefined) property.description = description;
        this.fill(property, { ...place, within: name });
      }
      for (const inner of [schema.items, ...alternatives(schema)]) if (isObject(inner)) this.fill(inner, place);
    },
  };
}

export type DocumentWords = ReturnType<typeof createWords>;
