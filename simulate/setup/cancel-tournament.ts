import * as publishing from '#features/publishing/publishing.contract.ts';
import { type Device, must } from '../http/insistent.ts';

/** Cancels a tournament on somebody's server when its simulated day is over, so that no list has it. */
export async function cancelTournament(organizer: Device, id: number): Promise<void> {
  const body = { reason: 'npm run simulate' };
  await must(
    organizer.send(publishing.cancel, { params: { id }, body }),
    'cancelling the tournament',
  );
}
