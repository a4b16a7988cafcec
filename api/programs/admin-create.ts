import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { UserError, ValidationError } from '../platform/errors.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { failStart } from '../platform/process/process.ts';
import { createUser } from '../domains/users/users-admin.ts';

// `npm run admin:create`: creates an administrator's account in the database of the environment. The password is
// never an argument, because other users of the machine and the shell history could see it.

const USAGE = `Usage: npm run admin:create -- --email <e-mail> --name <name>
The password is asked for, or taken from ADMIN_PASSWORD, or from the first line of the standard input.`;

/** A mistake in the arguments or input; the message is one line. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
    if (values.email && values.name) return { email: values.email, name: values.name };
  } catch {
    // An unknown option: show the usage.
  }
  throw new UsageError(USAGE);
}

async function readPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) return firstLine();
  const password = await ask('Password: ');
  if ((await ask('The same again: ')) !== password) throw new UsageError('The two passwords differ.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw new UsageError(USAGE);
}

/** Asks for input without showing it. */
async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof ValidationError)
    return error.fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  if (error instanceof UserError || error instanceof UsageError) return error.message;
  return undefined;
}

try {
  const account = readArguments();
  const password = await readPassword();
  // A real administrator is created, so this is not a demonstration.
  const config = { ...readConfig(process.env), demo: false as const };
  const database = await prepareDatabase(config, process.cwd());
  try {
    const { email } = await createUser(database.prisma, null, {
      ...account,
      password,
      role: 'admin',
      roles: ['admin'],
    });
    console.log(`${email} is an administrator now.`);
  } finally {
    await database.close();
  }
} catch (error) {
  const explanation = explain(error);
  if (explanation === undefined) failStart(error);
  console.error(explanation);
  process.exitCode = 1;
}
