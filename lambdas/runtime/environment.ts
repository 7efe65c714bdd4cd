/** Reads an environment variable. Throws with its name, so a wiring mistake shows at the first call. */
export const environment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
