import { checkBrowsers } from './structure/browsers.ts';
import { checkCommands, checkStores } from './structure/commands.ts';
import { checkLengths, lengthsOf } from './structure/file-size.ts';
import { checkOwners } from './structure/owners.ts';
import { checkDocuments, checkProse, checkTestNames } from './structure/prose.ts';
import { checkMentions, checkReadmes } from './structure/readmes.ts';
import { readDocuments, readSources } from './structure/sources.ts';
import { checkTransactions } from './structure/transactions.ts';
import { checkVocabulary } from './structure/vocabulary.ts';
import { checkVerbs, checkWords } from './structure/words.ts';

/** Checks what the compiler cannot: names, lengths, what old browsers have, transactions, owners of tables, words (docs/house.md). */
const sources = readSources();
const checks = [
  checkVocabulary,
  checkBrowsers,
  checkLengths,
  checkTransactions,
  checkCommands,
  checkStores,
  checkOwners,
  checkWords,
  checkVerbs,
  checkProse,
  checkTestNames,
];
const documents = readDocuments();
const findings = [
  ...checks.flatMap((check) => check(sources)),
  ...checkDocuments(documents),
  ...checkReadmes(documents, sources),
  ...checkMentions(documents),
];

for (const finding of findings) process.stdout.write(`${finding}\n`);
const { median, p95 } = lengthsOf(sources);
process.stdout.write(
  `${sources.length} files, median ${median} lines, 95 in 100 at most ${p95}.\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
