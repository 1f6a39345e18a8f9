import os from 'node:os';

const AT_ONCE = Math.min(2, os.availableParallelism());

/**
 * Runs steps, at most two at a time, and prints each one's verdict and time as it ends, a failed one with its output.
 * A step answers { ok, output }, with `unchanged` when it was green on the same files before, or { skipped: reason }.
 * Answers the outcomes in the order of the steps.
 */
export async function runSteps(steps) {
  const waiting = [...steps.entries()];
  const outcomes = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, run }] = next;
      const start = performance.now();
      const outcome = await run();
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      const verdict = outcome.skipped ? 'skipped' : outcome.ok ? 'ok' : 'FAILED';
      const took = outcome.unchanged ? 'unchanged' : `${seconds} s`;
      console.log(`  ${verdict.padEnd(8)}${name} (${took})${outcome.skipped ? `: ${outcome.skipped}` : ''}`);
      if (!outcome.ok && !outcome.skipped) console.log(indent(outcome.output));
      outcomes[index] = { name, ...outcome };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

const indent = (text) => text.trimEnd().replaceAll(/^/gm, '      ');
