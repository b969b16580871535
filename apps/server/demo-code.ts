import process from 'node:process';
import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import { codeAt } from '#features/accounts/second-factor/server/second-factor.totp.provider.ts';

// The key is published, and no server that others can reach holds the demo world.
process.stdout.write(`${await codeAt(DEMO_OPERATOR.secret, new Date())}\n`);
