import { createRequire } from 'node:module';

// Its types are written for other resolutions than ours.
const api = createRequire(import.meta.url)('dom-accessibility-api') as {
  computeAccessibleName(element: Element): string;
};

export const { computeAccessibleName } = api;
