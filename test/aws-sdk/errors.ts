/** An error as the SDK throws it for an answer of a service. */
export const serviceError = (name: string, httpStatusCode: number, message = name): Error =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode }, $fault: 'client' });

/** An error of the connection, before any answer. */
export const connectionError = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

/** The error of a request whose answer did not come in time; nobody knows what became of it. */
export const timeoutError = (): Error => Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
