import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What an HTTP server has to do at the moment. */
export interface ServerLoad {
  /** Requests that came and are not answered. */
  inFlight(): number;
  /** Open connections, idle ones included. */
  sockets(): number;
  /**
   * From now on an answer is the last one of its connection and says so: who keeps connections does not send the next
   * request into one that is about to be closed, and a server that closes does not wait for connections nobody uses.
   */
  endConnections(): void;
}

/** Watches a server; to be called before it listens. */
export function watchLoad(server: Server): ServerLoad {
  const open = new Set<ServerResponse>();
  // By its events: connections may also be given to it by a server on another address.
  const sockets = new Set<Socket>();
  let ending = false;
  const makeLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_request, response) => {
    open.add(response);
    if (ending) makeLast(response);
    response.once('close', () => {
      open.delete(response);
      // One whose headers were out already could not be told.
      if (ending) server.closeIdleConnections();
    });
  });
  return {
    inFlight: () => open.size,
    sockets: () => sockets.size,
    endConnections() {
      ending = true;
      for (const response of open) makeLast(response);
      server.closeIdleConnections();
    },
  };
}
