import * as applications from '#features/entries/applications/server/applications.store.ts';
import { drawPath } from '#features/notifications/notifications.destinations.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { type DrawNews, drawMail } from './team-applications.draws.mails.ts';
import * as lineStore from './team-applications.lines.store.ts';
import { nameOfLine, notifyTeachers } from './team-applications.notifications.ts';

/** What those who look after a school hear of the draws of its lines: teams, and pupils who may have no account. */

export const notifySchoolsOfDraw: Subscriber<'draw.published'> = (services, tx, event) =>
  notifySchools(services, tx, event, { kind: 'draw-published' });

export const notifySchoolsOfAmendedDraw: Subscriber<'draw.amended'> = (services, tx, event) =>
  notifySchools(services, tx, event, { kind: 'draw-amended', occasion: event.amendment });

export const notifySchoolsOfWithdrawnDraw: Subscriber<'draw.withdrawn'> = (services, tx, event) =>
  notifySchools(services, tx, event, { kind: 'draw-withdrawn', reason: event.reason });

interface News extends Pick<DrawNews, 'kind'> {
  readonly reason?: string;
  /** Where one draw can change several times: which time it is. */
  readonly occasion?: number;
}

/**
 * Each school once, however many of its lines are in the draw; but nobody who is notified as a player, unless a change concerns
 * other lines of the school, which the player's news does not name.
 */
async function notifySchools(
  services: Services,
  tx: Db,
  event: AppEvent<'draw.published' | 'draw.amended' | 'draw.withdrawn'>,
  { kind, reason = '', occasion }: News,
): Promise<void> {
  const { tournament, stage, drawNumber, entryIds, players } = event;
  const running = await applications.listRunning(tx, tournament.id);
  const all = await lineStore.listLines(
    tx,
    running.map(({ id }) => id),
  );
  const lines = all.filter(({ id }) => entryIds.includes(id));
  const { position } = stage;
  const draw = { eventId: event.event.id, ...(position === 0 ? {} : { stage: position }) };
  const path = drawPath({ ...draw, tournamentId: tournament.id });
  const key = [draw.eventId, position, drawNumber, occasion].filter(isKnown).join(' ');
  const isPlayers = (accountId: string, entryId: string) =>
    players.some((one) => one.accountId === accountId && one.entryId === entryId);
  for (const ofSchool of Map.groupBy(running, ({ groupId }) => groupId).values()) {
    const own = lines.filter((line) => ofSchool.some(({ id }) => id === line.applicationId));
    const [application] = ofSchool;
    if (own.length === 0 || !application) continue;
    const names = [];
    if (kind === 'draw-amended') {
      for (const line of own) names.push(await nameOfLine(tx, { id: line.applicationId }, line));
    }
    const except = players
      .map(({ accountId }) => accountId)
      .filter((one) => kind !== 'draw-amended' || own.every(({ id }) => isPlayers(one, id)));
    const about = { kind, key, reason, path, lines: names, eventId: draw.eventId };
    const news = { application, tournament, kind, key, draw, except };
    await notifyTeachers(services, tx, news, (facts) => drawMail({ ...facts, ...about }));
  }
}

function isKnown(part: number | undefined): boolean {
  return part !== undefined;
}
