/** A function of the template, resolved. */
export interface FunctionDescription {
  /** Its access key id, too: who it is for the services. */
  logicalId: string;
  name: string;
  arn: string;
  roleArn: string;
  /** Absolute path of its code. */
  codeDirectory: string;
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  /** Variables of the template. */
  variables: Record<string, string>;
}
