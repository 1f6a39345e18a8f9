import { writeCounts } from './counts.mjs';

export default class VitestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    // A file that fails to load, or a hook that throws, may leave no failed test behind: it counts as one failure.
    const brokenSuites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const errors = unhandledErrors.length + brokenSuites.filter((suite) => suite.errors().length > 0).length;
    writeCounts({
      passed: inState('passed').length,
      failed: inState('failed').length + inState('pending').length + errors,
      skipped: inState('skipped').map((test) => ({
        title: `${test.project.name}: ${test.fullName}`,
        reason: test.result().note ?? 'no reason given',
      })),
    });
  }
}
