// `npm run -s token -- someone@example.com`: prints an access token of that user, and nothing else, from the platform
// on
// PORT (4000). Creates the account, with a verified email address, if needed.
const [email] = process.argv.slice(2).filter((argument) => argument !== '--');
const url = `http://localhost:${process.env.PORT ?? '4000'}`;

const requestToken = async (): Promise<string> => {
  if (!email?.includes('@')) throw new Error('Usage: npm run -s token -- someone@example.com');
  const response = await fetch(`${url}/_local/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => {
    throw new Error(`No platform is running at ${url}. Start one with npm start, or set PORT.`);
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`${url} returned no token (status ${response.status}).`);
  return token;
};

try {
  console.log(await requestToken());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

export {};
