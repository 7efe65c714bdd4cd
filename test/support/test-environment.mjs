import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Continuous integration runs on shared processors, which are several times slower at times. */
const slowMachineFactor = process.env.CI ? 5 : 1;

/** Stretches the time limits of the tests and hooks in a block. */
const stretch = ({ hooks, children }) => {
  for (const timed of [...hooks, ...children]) {
    if (timed.type === 'describeBlock') stretch(timed);
    else if (timed.timeout) timed.timeout *= slowMachineFactor;
  }
};

const { createContext } = vm;

/**
 * Stretches time limits on slow machines, and tells hooks whether their test has failed (`hasFailed`). Tests run in a
 * context whose global object is an ordinary one: Jest's calls a proxy whenever code reads a global such as `Map`, which
 * makes programs that compute several times slower.
 */
export default class SuiteEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    await super.setup();
    this.global.slowMachineFactor = slowMachineFactor;
  }

  async handleTestEvent({ name }, state) {
    if (name === 'run_start') {
      state.testTimeout *= slowMachineFactor;
      stretch(state.rootDescribeBlock);
    }
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure') this.global.hasFailed = true;
  }
}
