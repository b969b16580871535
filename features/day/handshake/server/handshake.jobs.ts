import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { confirmBySilence, SILENCE_JOB } from './handshake.silence.commands.ts';

/** Every minute, takes silence as consent: entered results of which nobody has said anything in time are confirmed. */
export function handshakeJobs(services: Services): Job[] {
  return [{ name: SILENCE_JOB, cron: '* * * * *', run: () => confirmBySilence(services) }];
}
