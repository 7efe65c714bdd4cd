import { TestEnvironment } from 'jest-environment-node';

/** Tells hooks of a journey whether it has failed (`hasFailed`), which Jest does not. */
export default class E2eEnvironment extends TestEnvironment {
  async handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure') this.global.hasFailed = true;
  }
}
