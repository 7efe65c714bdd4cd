/** Creates an error as the SDK throws it for a service's error response. */
export const serviceError = (name: string, httpStatusCode: number, message = name): Error =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode }, $fault: 'client' });

/** Creates a connection error that occurs before any response. */
export const connectionError = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

/** Creates the error of a request that timed out, whose outcome is unknown. */
export const timeoutError = (): Error => Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
