// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const TABLE = new URL('../../../web/src/app/routes.ts', import.meta.url).href;

/** The addresses of the product, in the order of its modules; `load` is null where there is no page of the client. */
export const { routes } = (await import(TABLE)) as {
  routes: readonly { path: string; title: string; public: boolean; load: object | null }[];
};
