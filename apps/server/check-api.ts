import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from './describe-api.ts';

/** Checks the OpenAPI document against Redocly's recommended rules; part of `npm run check`. */
const config = await createConfig({ extends: ['recommended'] });
const source = JSON.stringify(await describeApi());
const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });

const errors = problems.filter(({ severity }) => severity === 'error');

for (const { ruleId, message, location } of errors) {
  process.stdout.write(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})\n`);
}
process.exitCode = errors.length === 0 ? 0 : 1;
