import { v7 as uuidv7 } from 'uuid';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { EventFormats, GroupsFormat } from '#domain/stage-draw/vocabulary.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { chooseFormats } from '#features/publishing/own-events/own-events.contract.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { closedEvent } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../results.contract.ts';

/** One group of up to five, which nothing follows. */
export const ONE_GROUP: GroupsFormat = { kind: 'groups', size: 'one', next: 'none' };

type Options = Parameters<typeof closedEvent>[1] & {
  readonly format?: GroupsFormat;
  /** As the organizer has planned it. */
  readonly formats?: EventFormats;
};

/** An event with published groups, with what its organizer can do about their matches. */
export async function playedEvent(
  server: TestApp,
  { format = ONE_GROUP, formats, ...options }: Options,
) {
  const event = await closedEvent(server, options);
  if (formats) {
    const body = { formats, seen: {} };
    await event.phone.call(chooseFormats, { params: event.params, body });
  }
  await event.draw(format);
  await event.publish();
  const { params, phone, read } = event;
  const { draw } = await read();
  const made = draw?.made;
  if (!made || !('kind' in made)) throw new Error('the groups were not drawn');
  return { ...event, groups: made.groups, ...playOf({ phone, params }) };
}

interface Play {
  readonly phone: Phone;
  readonly params: { readonly id: number; readonly eventId: number };
}

function playOf({ phone, params }: Play) {
  return {
    /** Saves the score of two, as seen by the first; `other` replaces parts of the request. */
    score: (
      [player1Id, player2Id]: readonly [string, string],
      text: string,
      { by = phone, match, ...other }: ScoreOptions = {},
    ) => {
      const sets = ScoreText.parse(text);
      if (!sets.ok) throw new Error(`not a score: ${text}`);
      const { id: tournamentId, eventId } = params;
      return by.call(matches.saveScore, {
        params: { id: uuidv7() },
        body: {
          writeId: uuidv7(),
          baseVersion: 0,
          match: {
            kind: 'event',
            tournamentId,
            eventId,
            drawNumber: 1,
            player1Id,
            player2Id,
            playedOn: '2026-11-20',
            ...match,
          },
          sets: [...sets.value],
          ...other,
        },
      });
    },
    choose: (scoreFormat: ChosenFormat | null, { by = phone, seenDraw = 1 } = {}) =>
      by.call(contract.chooseScoreFormat, { params, body: { seenDraw, scoreFormat } }),
    drawLots: (group: number, { by = phone, seenDraw = 1 } = {}) =>
      by.call(contract.drawLots, { params, body: { seenDraw, group } }),
  };
}

export interface ScoreOptions {
  readonly by?: Phone;
  readonly match?: {
    readonly drawNumber?: number;
    readonly eventId?: number;
    readonly tournamentId?: number;
  };
  readonly baseVersion?: number;
  readonly writeId?: string;
  readonly scoreFormat?: ChosenFormat;
  readonly ending?: matches.SentEnding;
  readonly notes?: string;
  readonly stats?: { readonly comments: string };
}
