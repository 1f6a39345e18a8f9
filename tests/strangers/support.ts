import { startBff, type TestBff } from '@hengcai/bff/src/testing/bff.ts';
import { OperationTypeNode } from 'graphql';
import { OPERATIONS } from '../operations/documents.ts';
import type { OpenApi } from './document.ts';
import { startStranger, type Stranger, type StrangerOptions } from './stranger.ts';

/** The BFF before services it has never met. */
export interface Meeting {
  stranger: Stranger;
  bff: TestBff;
  stop(): Promise<void>;
}

/** Starts both; the stranger goes by the given document. */
export async function meet(document: OpenApi, options: StrangerOptions = {}): Promise<Meeting> {
  const stranger = await startStranger(document, options);
  const bff = await startBff({ REST_URL: stranger.url });
  return {
    stranger,
    bff,
    async stop() {
      await bff.stop();
      await stranger.stop();
    },
  };
}

/** The operations of the web client by name. */
export const NAMES: readonly string[] = [...OPERATIONS.keys()].sort();

export const isMutation = (name: string): boolean => OPERATIONS.get(name)?.operation === OperationTypeNode.MUTATION;

interface Payload {
  userErrors?: { field: string | null; code: string; message: string }[];
}

/** The user errors in the data of an answer. */
export const userErrorsIn = (data: Record<string, Payload | null> | null) =>
  Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
