import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createOperatorAccount } from '#features/operator/server/operator.accounts.commands.ts';
import { CannotStart } from '#platform/server/cannot-start.ts';
import { readConfig } from '#platform/server/config.ts';
import { FolderInUse } from '#platform/server/db/embedded/lock-folder.ts';
import { joinEmbedded } from '#platform/server/db/embedded/open-embedded.ts';
import { openDatabase, requireDatabase } from '#platform/server/db/open-database.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Makes an operator: somebody who reviews organizers at /operator.

  npm run operator:create -- --email you@example.com --name "Your Name"

An account with this address becomes an operator's and keeps its password; otherwise one is made, and its one-time
password is printed. The first login leads to setting up an authenticator app, without which no screen of the console opens.
With --reset an operator who has lost the password, or the app and the recovery codes, begins again: a one-time password
is printed, every device is signed out, and passkeys are removed, too.
The database is the one that npm start uses (DATABASE_URL or DATA_DIR), after its first start.
`;

const OUTCOMES = {
  made: (email: string, password: string) =>
    `${email} is an operator now. One-time password: ${password}\nLog in at /login and choose another; the console is at /operator.\n`,
  promoted: (email: string) =>
    `${email} is an operator now, with the password it has. The console is at /operator.\n`,
  'was-operator': (email: string) =>
    `${email} is an operator already. Nothing was changed. With --reset the login begins again.\n`,
  'address-held': (email: string) =>
    `${email} may still come back to the account that had it until some days ago. Nothing was changed. Please take another address.\n`,
  reset: (email: string, password: string) =>
    `${email} begins again. One-time password: ${password}\nLog in at /login, choose another, and set up an authenticator app.\n`,
};

await runCommand(main);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      reset: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const email = (values.email ?? (await asked('E-mail address of the operator: '))).trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new CannotStart(`"${email}" is not an e-mail address.\n\n${USAGE}`);
  }
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openDatabase(config).catch((error: unknown) => {
    // A server is running on this folder: both can use the database.
    if (error instanceof FolderInUse) return joinEmbedded(config.dataDir);
    throw error;
  });
  try {
    const password = systemRandomness.secret(12);
    const passwordHash = await hashPassword(password);
    const name = values.name ?? email.split('@')[0] ?? email;
    const outcome = await createOperatorAccount(database.db, {
      email,
      name,
      passwordHash,
      reset: values.reset ?? false,
      now: new Date(),
    });
    process.stdout.write(OUTCOMES[outcome](email, password));
  } finally {
    await database.close();
  }
}

async function asked(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CannotStart(USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
