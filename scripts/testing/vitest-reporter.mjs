import { inOneLine, writeCounts } from './counts.mjs';

export default class VitestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    // A file that fails to load, or a hook that throws, may leave no failed test behind: it counts as one failure.
    const brokenSuites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const broken = brokenSuites.filter((suite) => suite.errors().length > 0);
    const red = [...inState('failed'), ...inState('pending')];
    writeCounts({
      passed: inState('passed').length,
      failed: red.length + broken.length + unhandledErrors.length,
      faults: [
        ...red.map((test) =>
          inOneLine(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]),
        ),
        ...broken.map((suite) =>
          inOneLine((suite.type === 'module' ? suite : suite.module).relativeModuleId, suite.errors()[0]),
        ),
        ...unhandledErrors.map((error) => inOneLine('outside every test', error)),
      ],
      skipped: inState('skipped').map((test) => ({
        title: `${test.project.name}: ${test.fullName}`,
        reason: test.result().note ?? 'no reason given',
      })),
    });
  }
}
