import { systemClock } from '#platform/server/clock.ts';
import type { OpenDatabase } from '#platform/server/db/database.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { createMailer, mailJobs } from '#platform/server/mail/mailer.ts';
import { createMailTransport } from '#platform/server/mail/transport.ts';
import { openMailServer } from '#platform/testing/mail-server.ts';
import { openBenchDatabase } from './database.ts';
import type { Measure } from './report.ts';

/** The entries of a cancelled tournament of the largest usual size. */
const MAILS = 500;

/** The time from queueing mails together until a mail server on this machine has received the last of them. */
export const measure: Measure = async () => {
  const database = await openBenchDatabase();
  const value = await mailsPerSecond(database);
  await database.close();
  return [{ what: `mails of ${MAILS} by SMTP`, value, unit: '/s', atLeast: 20 }];
};

async function mailsPerSecond(database: OpenDatabase): Promise<number> {
  const { db } = database;
  const server = await openMailServer();
  const clock = systemClock;
  const transport = await createMailTransport({
    mailUrl: server.url,
    mailFrom: 'no-reply@rallydays.example',
    dataDir: '',
  });
  const jobs = await startJobs(database, silentLog);
  await jobs.register(mailJobs({ db, clock, jobs, transport, log: silentLog }));
  const mailer = createMailer(jobs, clock, {
    preference: async () => ({ wanted: true, unsubscribe: null }),
    origin: () => 'https://rallydays.example',
  });
  await db.transaction(async (tx) => {
    for (let number = 0; number < MAILS; number++) {
      await mailer.send(tx, {
        kind: 'tournament-cancelled',
        dedupeKey: `bench ${number}`,
        to: `player${number}@example.com`,
        language: 'ja',
        subject: '【大会中止】秋季ジュニアオープン',
        paragraphs: ['山田様', '下記の大会は中止になりました。参加費は返金します。'],
      });
    }
  });
  const started = performance.now();
  await jobs.work();
  await server.receivedCount(MAILS);
  const seconds = (performance.now() - started) / 1000;
  await jobs.stop();
  transport.close();
  await server.close();
  return MAILS / seconds;
}
