import { run } from '../processes/run.mjs';

/** Known vulnerabilities in what the product ships. Registries without the audit service are a skip, not a pass. */
export const audit = {
  name: 'no known vulnerability',
  async run() {
    const { output } = await run('npm', ['audit', '--omit=dev', '--json'], { quiet: true });
    const report = parse(output);
    if (!report?.metadata) return { skipped: 'the package registry offers no audit' };
    const { total } = report.metadata.vulnerabilities;
    return { ok: total === 0, output: Object.keys(report.vulnerabilities).join('\n') };
  },
};

function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}
