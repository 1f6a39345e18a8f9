import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  locatedError,
  OperationTypeNode,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Plan, PlannedField, Selection, Shape } from './plan.ts';

type Path = GraphQLResolveInfo['path'];
type Answer = Record<string, unknown>;
type Arguments = Record<string, unknown>;
const NO_ARGUMENTS: Arguments = Object.freeze({});

/** Errors of coercing variables that are told at once, as in graphql-js. */
const MOST_COERCION_ERRORS = 50;

/** One execution of a plan. */
interface Run {
  plan: Plan;
  context: unknown;
  variables: Arguments;
  errors: GraphQLError[];
  /** Arguments by the index of their field; the same for all its rows. */
  args: (Arguments | undefined)[];
  /** Values that are still to come. */
  awaited: number;
  /** Is called when the last of them has come. */
  wake: () => void;
}

/** Where values of an answer are put: an object of it, a list, or what holds the whole. */
type Holder = Record<string | number, unknown> | unknown[];

/**
 * Where an object or a list stands in the answer. Values inside it that come later are put into it when they come, and
 * their failures find their way up: an answer takes one promise for each value that is waited for, and none for what is
 * around it.
 */
interface Place {
  /** What it stands in; null for the whole. */
  above: Place | null;
  holder: Holder;
  key: string | number;
  typename: string | undefined;
  nonNull: boolean;
  /** It is null already, because of something inside it. */
  lost: boolean;
}

/** graphql-js's fourth argument of a resolver; made for every call and hardly ever looked at, so it keeps three references. */
class ResolveInfo implements GraphQLResolveInfo {
  readonly #run: Run;
  readonly #field: PlannedField;
  readonly #above: Place;
  constructor(run: Run, field: PlannedField, above: Place) {
    this.#run = run;
    this.#field = field;
    this.#above = above;
  }
  get fieldName() {
    return this.#field.definition.name;
  }
  get fieldNodes() {
    return this.#field.nodes;
  }
  get returnType() {
    return this.#field.definition.type;
  }
  get parentType() {
    return this.#field.parent;
  }
  get path() {
    return pathTo(this.#above, this.#field.key, this.#field.parent.name);
  }
  get schema() {
    return this.#run.plan.schema;
  }
  get fragments() {
    return this.#run.plan.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.#run.plan.operation;
  }
  get variableValues() {
    return this.#run.variables;
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

function pathTo({ above, key, typename }: Place, ownKey: string | number, ownType: string | undefined): Path {
  return { prev: above ? pathTo(above, key, typename) : undefined, key: ownKey, typename: ownType };
}

const isLost = (place: Place): boolean => place.lost || (place.above !== null && isLost(place.above));

/**
 * Executes a plan as graphql-js executes its operation: the same answers, errors, paths and places that become null.
 * What differs is what is not done again for every row: looking up fields, reading arguments, and promises for whatever
 * stands around or beside a value that is waited for.
 */
export async function executePlan(
  plan: Plan,
  { context, variables }: { context: unknown; variables: Arguments },
): Promise<ExecutionResult> {
  const { schema, operation, selection } = plan;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: MOST_COERCION_ERRORS,
  });
  if (errors) return { errors };
  const run: Run = { plan, context, variables: coerced, errors: [], args: [], awaited: 0, wake: () => undefined };
  const whole: { data: Answer | null } = { data: null };
  const root: Place = { above: null, holder: whole, key: 'data', typename: undefined, nonNull: false, lost: false };
  try {
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    if (isMutation) await executeInTurn(run, selection, root, whole);
    else whole.data = executeSelection(run, selection, undefined, root);
  } catch (error) {
    lose(run, root, error as GraphQLError);
  }
  await allHere(run);
  return run.errors.length > 0 ? { errors: run.errors, data: whole.data } : { data: whole.data };
}

/** Waits until every value has come. */
const allHere = (run: Run): Promise<void> | undefined =>
  run.awaited === 0
    ? undefined
    : new Promise((resolve) => {
        run.wake = resolve;
      });

/** Mutations happen one after the other, each with all that is asked of its answer. */
async function executeInTurn(
  run: Run,
  { fields, blank }: Selection,
  root: Place,
  whole: { data: Answer | null },
): Promise<void> {
  const answer: Answer = { ...blank };
  whole.data = answer;
  for (const field of fields) {
    executeField(run, field, undefined, root, answer);
    await allHere(run);
    if (root.lost) return;
  }
}

/** Executes the fields asked of one object, which stands at `place`; those that come later are null until they do. */
function executeSelection(run: Run, { fields, blank }: Selection, source: unknown, place: Place): Answer {
  const answer: Answer = { ...blank };
  for (const field of fields) executeField(run, field, source, place, answer);
  return answer;
}

function executeField(run: Run, field: PlannedField, source: unknown, above: Place, answer: Answer): void {
  let given: unknown;
  try {
    given = resolve(run, field, source, above);
  } catch (reason) {
    answer[field.key] = fail(run, field, field.shape, above, field.key, reason);
    return;
  }
  put(run, field, field.shape, above, answer, field.key, given);
}

function resolve(run: Run, field: PlannedField, source: unknown, above: Place): unknown {
  const { definition } = field;
  if (definition.resolve) {
    return definition.resolve(source, argumentsOf(run, field), run.context, new ResolveInfo(run, field, above));
  }
  // As graphql-js's default resolver: the property of that name, called where it is a function.
  if (source === null || (typeof source !== 'object' && typeof source !== 'function')) return undefined;
  const property = (source as Arguments)[definition.name];
  if (typeof property !== 'function') return property;
  return (source as Record<string, (...args: unknown[]) => unknown>)[definition.name]?.(
    argumentsOf(run, field),
    run.context,
    new ResolveInfo(run, field, above),
  );
}

function argumentsOf({ variables, args }: Run, { definition, nodes: [node], index }: PlannedField): Arguments {
  if (definition.args.length === 0 || !node) return NO_ARGUMENTS;
  return (args[index] ??= getArgumentValues(definition, node, variables));
}

/** Puts what a resolver or a list gave into the answer, now or when it comes. Throws a failure that may not be null. */
function put(
  run: Run,
  field: PlannedField,
  shape: Shape,
  above: Place,
  holder: Holder,
  key: string | number,
  given: unknown,
): void {
  if (isPromise(given)) {
    putLater(run, field, shape, above, holder, key, given);
    return;
  }
  let value: unknown;
  try {
    value = complete(run, field, shape, above, holder, key, given);
  } catch (reason) {
    value = fail(run, field, shape, above, key, reason);
  }
  (holder as Answer)[key] = value;
}

// Apart from `put`, because V8 makes room for what its functions remember whenever the function around them is entered.
function putLater(
  run: Run,
  field: PlannedField,
  shape: Shape,
  above: Place,
  holder: Holder,
  key: string | number,
  given: PromiseLike<unknown>,
): void {
  (holder as Answer)[key] = null;
  run.awaited += 1;
  const come = (value: unknown, isFailure: boolean): void => {
    // What is lost is not worked on any further, and nothing more is told of it.
    if (!isLost(above)) {
      try {
        if (isFailure) fail(run, field, shape, above, key, value);
        else put(run, field, shape, above, holder, key, value);
      } catch (error) {
        lose(run, above, error as GraphQLError);
      }
    }
    run.awaited -= 1;
    if (run.awaited === 0) run.wake();
  };
  given.then(
    (value) => come(value, false),
    (reason: unknown) => come(reason, true),
  );
}

function complete(
  run: Run,
  field: PlannedField,
  shape: Shape,
  above: Place,
  holder: Holder,
  key: string | number,
  value: unknown,
): unknown {
  if (value instanceof Error) throw value;
  const { nonNull } = shape;
  if (value === null || value === undefined) {
    if (!nonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`);
  }
  if (shape.kind === 'leaf') return serialize(shape.type, value);
  const typename = typeof key === 'number' ? undefined : field.parent.name;
  const place: Place = { above, holder, key, typename, nonNull, lost: false };
  try {
    return shape.kind === 'object'
      ? executeSelection(run, shape.selection, value, place)
      : completeList(run, field, shape.item, value, place);
  } catch (error) {
    place.lost = true;
    throw error;
  }
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized === null || serialized === undefined) throw new Error(`${type.name} cannot say what it was given.`);
  return serialized;
}

function completeList(run: Run, field: PlannedField, shape: Shape, value: unknown, place: Place): unknown[] {
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) {
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  }
  const rows = Array.isArray(value) ? (value as unknown[]) : Array.from(value as Iterable<unknown>);
  const items: unknown[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      put(run, field, shape, place, items, index, row);
    } catch (error) {
      // Rows that are on their way may fail, too, and must not do so unheard: that ends the process.
      for (const begun of rows.slice(index + 1)) if (isPromise(begun)) begun.then(undefined, () => undefined);
      throw error;
    }
  }
  return items;
}

/** Notes the failure of a value, which is null then; where it may not be null, throws it for what is around it. */
function fail(
  run: Run,
  { nodes, parent }: PlannedField,
  { nonNull }: Shape,
  above: Place,
  key: string | number,
  reason: unknown,
): null {
  const path = pathTo(above, key, typeof key === 'number' ? undefined : parent.name);
  const error = locatedError(reason, nodes, responsePathAsArray(path));
  if (nonNull) throw error;
  run.errors.push(error);
  return null;
}

/** A failure inside a place that may not be null comes up to the nearest one that may. */
function lose(run: Run, place: Place, error: GraphQLError): void {
  if (place.nonNull && place.above) {
    lose(run, place.above, error);
    return;
  }
  place.lost = true;
  (place.holder as Answer)[place.key] = null;
  run.errors.push(error);
}
