import { run } from '../processes/run.mjs';

/** Whether packages may be installed. */
export const isRoot = () => process.getuid?.() === 0;

/** Installs packages where apt-get exists; whether it worked is for the caller to look at. */
export async function installDebianPackages(...names) {
  console.log(`Installing ${names.join(' and ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...names], { env, quiet: true });
}
