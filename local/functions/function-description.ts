/** A function of the template, resolved. */
export interface FunctionDescription {
  /** Also its access key id, which identifies it to the services. */
  logicalId: string;
  name: string;
  arn: string;
  roleArn: string;
  /** Name of its log group. */
  logGroup: string;
  /** Absolute path of its code. */
  codeDirectory: string;
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  /** Variables from the template. */
  variables: Record<string, string>;
}
