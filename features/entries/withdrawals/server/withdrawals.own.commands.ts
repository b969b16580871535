import type { CommandServices } from '#platform/server/services.ts';
import { withdrawEntry } from '../../server/entries.commands.ts';
import * as listed from '../../server/entries.listed.store.ts';
import { takeBackRequest } from './withdrawals.commands.ts';
import { askAsPartner, takeBackAsPartner } from './withdrawals.partner.commands.ts';

/** What somebody asks about a place that is listed as theirs: it is the player's, and the partner can ask for the whole pair. */

interface Own {
  readonly id: string;
  readonly accountId: string;
}

/** Gives the own place up; a partner asks the organizer to withdraw the pair. */
export async function withdrawOwn(services: CommandServices, own: Own) {
  if (await isJoined(services, own)) return askAsPartner(services, own);
  return withdrawEntry(services, { ...own, by: 'player' });
}

/** Takes the own request for a withdrawal back, until it is decided. */
export async function takeBackOwn(services: CommandServices, own: Own) {
  const takeBack = (await isJoined(services, own)) ? takeBackAsPartner : takeBackRequest;
  return takeBack(services, own);
}

async function isJoined({ db }: CommandServices, { id, accountId }: Own): Promise<boolean> {
  return (await listed.findHeldOrJoined(db, accountId, id))?.asPartner === true;
}
