import { v7 as uuidv7 } from 'uuid';
import type { EventFormat, Exchange, GroupsFormat } from '#domain/stage-draw/vocabulary.ts';
import type { TestApp } from '../../../apps/server/test-app.ts';
import * as drafts from '../event-draws.drafts.contract.ts';
import { playedEvent } from '../results/server/results.referee.factory.ts';
import { type closedEvent, GROUPS, KNOCKOUT } from './event-draws.referee.factory.ts';

type Options = Parameters<typeof playedEvent>[1];

/** An event whose groups are published and played to the end: the lower number of a group always wins. */
export async function groupsPlayedOut(server: TestApp, options: Options) {
  const event = await groupsInPlay(server, options);
  await event.playOut();
  return event;
}

/** An event with published groups, and what its organizer can do about the stages after them. */
export async function groupsInPlay(
  server: TestApp,
  { format = GROUPS, ...options }: Options & { readonly format?: GroupsFormat },
) {
  const event = await playedEvent(server, { format, ...options });
  const { groups, score } = event;
  return {
    ...event,
    ...furtherSteps(event),
    /** Plays every match of these groups, from 0; missing is all. */
    playOut: async (which: readonly number[] = [...groups.keys()]) => {
      for (const at of which) {
        const group = groups[at]!;
        for (const [place, first] of group.entries()) {
          for (const second of group.slice(place + 1)) await score([first, second], '11-3 11-5');
        }
      }
    },
  };
}

/** What the organizer of an event can do about the stages after the first. */
export function furtherSteps({
  phone,
  params,
  read,
}: Pick<Awaited<ReturnType<typeof closedEvent>>, 'phone' | 'params' | 'read'>) {
  const seen = async (position: number) => {
    const { further } = await read();
    const draw = further.find((one) => one.position === position)?.draw;
    return { seenDraw: draw?.number ?? 0, seenAmendments: draw?.amendments.length ?? 0 };
  };
  return {
    /** The steps of the stage at a position, each for what is stored unless something else was seen. */
    stageAt: (position: number) => ({
      draw: async (other: object = {}, format: EventFormat = KNOCKOUT, by = phone) => {
        const { seenDraw } = await seen(position);
        const sent = { writeId: uuidv7(), position, seenDraw, seenVersion: 0, format };
        return by.call(drafts.createDraw, { params, body: { ...sent, ...other } });
      },
      exchange: async (change: Exchange, by = phone) => {
        const body = { position, ...(await seen(position)), change, reason: 'Both asked for it' };
        return by.call(drafts.exchange, { params, body });
      },
      publish: async (other: object = {}, by = phone) => {
        const body = { position, ...(await seen(position)), ...other };
        return by.call(drafts.publishDraw, { params, body });
      },
      takeBack: async (by = phone) => {
        const { seenDraw } = await seen(position);
        const body = { position, seenDraw, reason: 'A score was wrong' };
        return by.call(drafts.withdrawPublication, { params, body });
      },
    }),
  };
}
