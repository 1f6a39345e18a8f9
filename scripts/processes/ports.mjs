import net from 'node:net';

function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The port named by an environment variable, or its default; stops with a sentence when it cannot be used. */
export async function portFrom(variable, fallback) {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`${variable}=${text} is not a port number (1 to 65535).`);
    process.exit(1);
  }
  // A server bound to loopback only and one bound to every address both count.
  if (!(await isFree(port, '127.0.0.1')) || !(await isFree(port))) {
    console.error(`Port ${port} is already in use; choose another one with ${variable}=<port>.`);
    process.exit(1);
  }
  return port;
}
