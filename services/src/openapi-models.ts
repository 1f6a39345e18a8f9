import * as z from 'zod';
import { CONTRACT_FILES } from './generated/contract-files.ts';

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
    const told = z.globalRegistry.get(schema);
    return (own || told ? { ...own, ...told } : undefined) as ReturnType<z.core.$ZodRegistry<Meta>['get']>;
  }
}

/** The models of the contract by their names; two files that use one name stop the start. */
export function contractModels(): { registry: z.core.$ZodRegistry<Meta>; byName: ReadonlyMap<string, z.ZodType> } {
  const registry = new Models();
  const byName = new Map<string, z.ZodType>();
  for (const [name, value] of CONTRACT_FILES.flatMap((file) => Object.entries(file))) {
    if (!/^[A-Z]/.test(name) || !(value instanceof z.ZodType)) continue;
    if ((byName.get(name) ?? value) !== value) throw new Error(`Two models of the contract are called ${name}.`);
    byName.set(name, value);
    registry.add(value, { id: name, ...WIRE_FORMATS[name] });
  }
  return { registry, byName };
}
