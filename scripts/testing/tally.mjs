import os from 'node:os';

/** CPU seconds this machine has worked since it started: browsers and databases, which nobody here waits for, are in them. */
const cpuOfMachine = () =>
  os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

/** Adds up the suites of one run and prints the end of it. */
export class Tally {
  #passed = 0;
  #failed = 0;
  #faults = [];
  #skipped = [];
  #times = [];

  /** Runs one suite, which answers counts, and keeps how it went, how long it took and how many CPU seconds the machine worked. */
  async suite(name, body) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const cpu = cpuOfMachine();
    const { passed, failed, skipped, faults } = await body();
    const seconds = Math.round((performance.now() - start) / 1000);
    const worked = `${String(Math.round(cpuOfMachine() - cpu)).padStart(6)} CPU s`;
    this.#passed += passed;
    this.#failed += failed;
    this.#faults.push(...faults.map((fault) => `${name}: ${fault}`));
    this.#skipped.push(...skipped);
    this.#times.push(
      `  ${name.padEnd(24)}${String(seconds).padStart(4)} s${worked}   ${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    );
    return failed === 0;
  }

  /** Times, every skip with its reason, what failed, and as the very last line the sum. Answers the exit code. */
  print() {
    console.log(`\n${this.#times.join('\n')}\n`);
    for (const { title, reason } of this.#skipped) console.log(`  skipped: ${title}: ${reason}`);
    for (const fault of this.#faults) console.log(`  failed: ${fault}`);
    console.log(`${this.#passed} passed, ${this.#failed} failed, ${this.#skipped.length} skipped`);
    return this.#failed > 0 ? 1 : 0;
  }
}
