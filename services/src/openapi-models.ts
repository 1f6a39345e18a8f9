import * as z from 'zod';
import * as assessmentModule from '@hengcai/shared/contract/assessment-module';
import * as deptmanage from '@hengcai/shared/contract/deptmanage';
import * as employee from '@hengcai/shared/contract/employee';
import * as employeeImport from '@hengcai/shared/contract/employee-import';
import * as grooveCommunication from '@hengcai/shared/contract/groove-communication';
import * as home from '@hengcai/shared/contract/home';
import * as image from '@hengcai/shared/contract/image';
import * as invitation from '@hengcai/shared/contract/invitation';
import * as invite from '@hengcai/shared/contract/invite';
import * as kernel from '@hengcai/shared/contract/kernel';
import * as ldapController from '@hengcai/shared/contract/ldap-controller';
import * as menu from '@hengcai/shared/contract/menu';
import * as message from '@hengcai/shared/contract/message';
import * as performanceCheck from '@hengcai/shared/contract/performance-check';
import * as performancePlan from '@hengcai/shared/contract/performance-plan';
import * as performanceScope from '@hengcai/shared/contract/performance-scope';
import * as performanceSetting from '@hengcai/shared/contract/performance-setting';
import * as performanceView from '@hengcai/shared/contract/performance-view';
import * as platform from '@hengcai/shared/contract/platform';
import * as positions from '@hengcai/shared/contract/positions';
import * as rolemanage from '@hengcai/shared/contract/rolemanage';
import * as root from '@hengcai/shared/contract/root';
import * as systemUser from '@hengcai/shared/contract/system-user';
import * as tableImport from '@hengcai/shared/contract/table-import';
import * as verifycode from '@hengcai/shared/contract/verifycode';

/** The files of the contract by name: what they export in capitals is a model of the document under that name. */
export const CONTRACT_FILES: Readonly<Record<string, object>> = {
  'assessment-module': assessmentModule,
  deptmanage,
  employee,
  'employee-import': employeeImport,
  'groove-communication': grooveCommunication,
  home,
  image,
  invitation,
  invite,
  kernel,
  'ldap-controller': ldapController,
  menu,
  message,
  'performance-check': performanceCheck,
  'performance-plan': performancePlan,
  'performance-scope': performanceScope,
  'performance-setting': performanceSetting,
  'performance-view': performanceView,
  platform,
  positions,
  rolemanage,
  root,
  'system-user': systemUser,
  'table-import': tableImport,
  verifycode,
};

interface Meta {
  id?: string;
  description?: string;
  examples?: unknown[];
}

/** What a reader and a generator of examples need to know about the values every call is made of. */
const WIRE_FORMATS: Readonly<Record<string, Meta>> = {
  Id: {
    description: 'Identifier: 32 lower-case hex digits from us; to a client an opaque string.',
    examples: ['0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e'],
  },
  Decimal: {
    description: 'A decimal as a plain string, without exponent: money, scores and weights are never binary floats.',
    examples: ['12.50'],
  },
  DateText: {
    description: "A business date, YYYY-MM-DD, in the company's time zone.",
    examples: ['2026-11-01'],
  },
  Instant: {
    description: 'An instant, ISO 8601 with offset; we write UTC.',
    examples: ['2026-11-01T01:00:00Z'],
  },
  Version: {
    description: 'Optimistic lock: what the caller saw; a write with an older one answers 409 with the row as it is.',
    examples: [1],
  },
  ClientMutationId: {
    description: 'A key the client makes up: the same call with the same key has its effect once and the same answer.',
    examples: ['4f9c2a6e-7a0d-4a53-9a57-3c1f1d3f2b10'],
  },
};

/** The names of models, and the descriptions that stand in the contract itself. */
class Models extends z.core.$ZodRegistry<Meta> {
  override get<S extends z.core.$ZodType>(schema: S) {
    const own = super.get(schema);
    const told = z.globalRegistry.get(schema) as Meta | undefined;
    return (own || told ? { ...own, ...told } : undefined) as ReturnType<z.core.$ZodRegistry<Meta>['get']>;
  }
}

/** The models of the contract by their names; two files that use one name stop the start. */
export function contractModels(): { registry: z.core.$ZodRegistry<Meta>; byName: ReadonlyMap<string, z.ZodType> } {
  const registry = new Models();
  const byName = new Map<string, z.ZodType>();
  for (const [name, value] of Object.values(CONTRACT_FILES).flatMap((file) => Object.entries(file))) {
    if (!/^[A-Z]/.test(name) || !(value instanceof z.ZodType)) continue;
    if ((byName.get(name) ?? value) !== value) throw new Error(`Two models of the contract are called ${name}.`);
    byName.set(name, value);
    registry.add(value, { id: name, ...WIRE_FORMATS[name] });
  }
  return { registry, byName };
}
