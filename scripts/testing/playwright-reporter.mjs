import { inOneLine, writeCounts } from './counts.mjs';

export default class PlaywrightCounts {
  #root;
  #errors = 0;

  onBegin(_config, root) {
    this.#root = root;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const counts = { passed: 0, failed: this.#errors, skipped: [], faults: [] };
    for (const test of this.#root?.allTests() ?? []) {
      const title = test.titlePath().slice(2).join(' › ');
      const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      if (test.outcome() === 'expected') counts.passed += 1;
      // A test that was never reached has no annotation: that is no skip anybody decided.
      else if (test.outcome() === 'skipped' && skip)
        counts.skipped.push({ title, reason: skip.description ?? 'no reason given' });
      else {
        counts.failed += 1;
        counts.faults.push(inOneLine(title, test.results.at(-1)?.error));
      }
    }
    writeCounts(counts);
  }

  printsToStdio() {
    return false;
  }
}
