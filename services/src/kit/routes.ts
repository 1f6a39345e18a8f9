import type { RequestHandler } from 'express';
import type { Kernel } from './kernel.ts';

type Make = (kernel: Kernel) => RequestHandler;
const routes = new Map<string, Make>();

/**
 * Adds what a module answers beside the calls of the contract, below a path of its own: protocols whose requests and
 * answers are laid down by others (SCIM). Everything else is an endpoint.
 */
export function registerRoutes(path: string, make: Make): void {
  if (routes.has(path)) throw new Error(`Two modules answer ${path}.`);
  routes.set(path, make);
}

/** What the modules have added, path by path. */
export const moduleRoutes = (kernel: Kernel): [string, RequestHandler][] =>
  [...routes].map(([path, make]) => [path, make(kernel)]);
