import { z } from 'zod';
import { announcementOutput } from '#features/notifications/notifications.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { listingOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

export const home = endpoint({
  operationId: 'home.home',
  method: 'GET',
  path: '/api/home',
  summary: 'What the home screen shows',
  output: z.object({
    /** null for a visitor who is not signed in. */
    person: z
      .object({
        /** With a confirmed place, also as the partner of a pair or in the squad of a team. */
        tournamentsJoined: z.int(),
        newNotifications: z.int(),
        /** The unpaid place that lapses first, also one of a pair whose other part the person pays. */
        placeToPay: z
          .object({
            entryId: z.uuid(),
            tournamentName: z.string(),
            reservedUntil: z.iso.datetime(),
          })
          .nullable(),
        /** The next tournament with a confirmed place, own or of a school that the person looks after, from today on. */
        next: z
          .object({
            tournamentId: z.int(),
            name: z.string(),
            venue: z.string(),
            sport,
            eventDate: z.iso.date(),
            startTime: z.string(),
            /** Of the school that has entered it, where the person has no own place in it. */
            applicationId: z.uuid().nullable(),
          })
          .nullable(),
        /** The newest league of today of the person's clubs that has open matches, else the newest of the last seven days. */
        league: z
          .object({
            sessionId: z.uuid(),
            groupId: z.int(),
            groupName: z.string(),
            sport,
            practiceDate: z.iso.date(),
            played: z.int(),
            matches: z.int(),
          })
          .nullable(),
      })
      .nullable(),
    /** The demo world runs here, so that a visitor can be offered to continue in it. */
    demoOffered: z.boolean(),
    upcoming: z.array(listingOutput),
    announcements: z.array(announcementOutput),
  }),
  refusals: {},
});

export const notFound = endpoint({
  operationId: 'home.notFound',
  method: 'POST',
  path: '/api/diagnostics/not-found',
  summary: 'A browser came to an address that has no screen',
  body: z.object({ path: z.string().max(300) }),
  output: z.object({}),
  refusals: {},
});
