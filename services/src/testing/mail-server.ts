import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMail {
  to: string;
  /** The whole letter as it came, transfer encoding undone. */
  text: string;
}

/** A mail server on a free port of this machine that keeps what it gets. */
export async function startMailServer() {
  const mails: TestMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, text: decoded(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Undoes quoted-printable and Base64, which is how letters that are not plain ASCII travel. */
function decoded(letter: string): string {
  const [head = '', ...rest] = letter.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/content-transfer-encoding: base64/i.test(head))
    return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return `${head}\n\n${body}`;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
