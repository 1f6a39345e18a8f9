import { contract, type Contract } from '@hengcai/shared/contract/all';
import type { DataOf, Endpoint, InputOf, Service } from '@hengcai/shared/contract/kernel';
import type { Address, Input } from './request.ts';
import type { Scope } from './scope.ts';
import type { Call } from './transport.ts';

export type ServiceName = keyof Contract;
export type EndpointName<S extends ServiceName> = keyof Contract[S]['endpoints'] & string;
export type EndpointOf<S extends ServiceName, E extends EndpointName<S>> = Contract[S]['endpoints'][E] & Endpoint;

type Method<E extends Endpoint> = (
  ...input: Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
) => Promise<DataOf<E>>;

/** Names of the endpoints that answer a file: they are reached through a ticket only. */
export type FileName<S extends ServiceName> = {
  [E in EndpointName<S>]: EndpointOf<S, E>['answers'] extends 'file' ? E : never;
}[EndpointName<S>];
/** Names of the endpoints that take a file: they are reached through `POST /files/<name>` only. */
type UploadName<S extends ServiceName> = {
  [E in EndpointName<S>]: EndpointOf<S, E>['encoding'] extends 'multipart' ? E : never;
}[EndpointName<S>];

/** The REST services as functions, typed by the contract: `rest.empmanage.emplist({ pageNo: 1 })`. */
export type Rest = {
  [S in ServiceName]: { [E in Exclude<EndpointName<S>, FileName<S> | UploadName<S>>]: Method<EndpointOf<S, E>> };
};

interface Bound {
  scope: Scope;
}

/** Where an endpoint is reached, below the base address. */
export const addressOf = (service: Service, name: string, endpoint: Endpoint): Address => ({
  path: `${service.prefix}/${name}`.slice(1),
  service: service.prefix.slice(1) || 'root',
  endpoint,
});

/**
 * Answers a function that binds the REST client to one incoming request. The methods are made once for all requests;
 * binding makes one small object for each service, because a page asks for a few calls and the contract has hundreds.
 */
export function createRest(call: Call): (scope: Scope) => Rest {
  const services = Object.entries(contract).map(([serviceName, service]: [string, Service]) => {
    const methods = Object.entries(service.endpoints).map(([name, endpoint]) => {
      const address = addressOf(service, name, endpoint);
      return [
        name,
        function (this: Bound, input: Input = {}) {
          return call(this.scope, address, input);
        },
      ] as const;
    });
    return [serviceName, Object.fromEntries(methods)] as const;
  });
  return (scope) => {
    const bind = (methods: object): unknown => Object.assign(Object.create(methods) as Bound, { scope });
    return Object.fromEntries(services.map(([name, methods]) => [name, bind(methods)])) as Rest;
  };
}
