// `npm run -s token -- someone@example.com`: prints an access token for that person from the platform that runs on
// PORT (4000); creates the account, with a verified address, if there is none. Prints nothing else.
const [email] = process.argv.slice(2).filter((argument) => argument !== '--');
const url = `http://localhost:${process.env.PORT ?? '4000'}`;

const requestToken = async (): Promise<string> => {
  if (!email?.includes('@')) throw new Error('Usage: npm run -s token -- someone@example.com');
  const response = await fetch(`${url}/_local/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => {
    throw new Error(`No platform answers at ${url}. Start one with npm start, or set PORT.`);
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`${url} gave no token (status ${response.status}).`);
  return token;
};

try {
  console.log(await requestToken());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

export {};
