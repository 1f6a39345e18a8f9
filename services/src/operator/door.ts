import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';

/** Much more than a command line holds. */
const LONGEST = 64 * 1024;
const Question = z.array(z.string());
const Answer = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })]);
type Answer = z.infer<typeof Answer>;

const folderOf = (dataDir: string) => join(dataDir, 'operator');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'socket');

/** What comes until the other side has said all; iterating would close the way back with it. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
    if (text.length > LONGEST) socket.destroy(new Error('The command is too long.'));
  });
  await once(socket, 'end');
  return text;
}

/**
 * Lets whoever runs the product, and nobody else, give it commands while it runs: a socket in a folder of the data
 * directory that only its owner may enter. To be called by the process that holds the directory.
 */
export async function openDoor(
  dataDir: string,
  obey: (args: string[]) => Promise<string>,
  sentenceOf: (error: unknown) => string,
): Promise<{ close(): Promise<void> }> {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  chmodSync(folderOf(dataDir), 0o700);
  // Of a process that was killed.
  rmSync(socketOf(dataDir), { force: true });
  const serve = async (socket: Socket) => {
    const args = Question.parse(JSON.parse(await readAll(socket)));
    const answer: Answer = await obey(args).then(
      (done) => ({ done }),
      (error: unknown) => ({ refused: sentenceOf(error) }),
    );
    socket.end(JSON.stringify(answer));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // Whoever leaves in the middle is not told how it ended.
    socket.on('error', () => undefined);
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(socketOf(dataDir));
  await once(server, 'listening');
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Gives a command to the product that runs on a data directory; null where none does. A refusal is thrown as its sentence. */
export async function askAtDoor(dataDir: string, args: string[]): Promise<string | null> {
  const socket = createConnection({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    // Not there, or left behind by a process that was killed: whoever holds the directory is found out by its lock.
    return null;
  }
  socket.end(JSON.stringify(args));
  const text = await readAll(socket);
  if (text === '') throw new Error('The running product ended before it answered.');
  const answer = Answer.parse(JSON.parse(text));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.done;
}
