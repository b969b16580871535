import { v7 as uuidv7 } from 'uuid';
import {
  addFreeMatch,
  confirmFreeMatches,
  freeMatches,
} from '#features/practice/free-practice/free-practice.contract.ts';
import { type Client, ConnectionLost } from '../../simulate/http/client.ts';
import type { Device } from '../../simulate/http/insistent.ts';

export const today = () => new Date().toISOString().slice(0, 10);

/** Adds matches one after the other until `isOver`; gives the ids of those whose answer has arrived. */
export async function write(
  client: Client,
  { isOver, acknowledged }: { isOver: () => boolean; acknowledged: (id: string) => void },
): Promise<void> {
  while (!isOver()) {
    const id = uuidv7();
    const body = { id, player1Name: 'Haru', player2Name: 'Rin', playedOn: today() };
    const answer = await client.call(addFreeMatch, { body }).catch((error: unknown) => {
      if (error instanceof ConnectionLost) return null;
      throw error;
    });
    if (answer?.data) acknowledged(id);
  }
}

/** The ids of all matches in a person's list; it is confirmed, which makes room for the next round. */
export async function takeWritten(phone: Device): Promise<Set<string>> {
  const { data } = await phone.send(freeMatches, {});
  const matchIds = data?.matches.map(({ id }) => id) ?? [];
  if (matchIds.length > 0) {
    await phone.send(confirmFreeMatches, { body: { writeId: uuidv7(), matchIds } });
  }
  return new Set(matchIds);
}
