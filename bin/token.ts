// `npm run -s token -- someone@example.com`: prints an access token of that user, and nothing else, from the platform
// on PORT (4000). Creates the account, with a verified email address, if needed.
import { commandArguments, runCommand } from './command.ts';

const [email] = commandArguments();
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

await runCommand(async () => {
  console.log(await requestToken());
  return true;
});
