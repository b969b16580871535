import { z } from 'zod';
import { CHECK_IN_STATES } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { ownMatchOutput } from '#features/entries/own-day/own-day.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { integer, pathNumber } from '#platform/shared/ids.ts';

const params = z.object({ groupId: pathNumber });
/** Also where the reader does not look after it. */
const unknown = { GROUP_NOT_FOUND: 404 } as const;

const output = z.object({
  school: z
    .object({
      /** When it was read, by the server's clock. */
      at: z.iso.datetime(),
      name: z.string(),
      /** One for each tournament of today whose day is open and in which a member plays, or a pupil without an account whom the club has entered. */
      days: z.array(
        z
          .object({
            tournamentId: z.int(),
            tournamentName: z.string(),
            venue: z.string(),
            sport,
            /** It has ended early, or the results are final: nothing more is played. */
            isOver: z.boolean(),
            people: z.array(
              z.object({
                /** In the list of the club. */
                memberId: z.int(),
                name: z.string(),
                /** Null where none of their events is checked in, and once the day is over. */
                checkIn: z.enum(CHECK_IN_STATES).nullable(),
              }),
            ),
            /** Of all of them: called and played ones first, then by time. */
            matches: z.array(z.object({ memberId: z.int(), match: ownMatchOutput })),
          })
          .meta({ id: 'SchoolDay' }),
      ),
    })
    .meta({ id: 'School' }),
});

export const findSchool = endpoint({
  operationId: 'myDay.findSchool',
  method: 'GET',
  path: '/api/my-school/:groupId',
  summary: 'The matches of today of the members of a club, for those who look after it',
  params,
  output,
  refusals: unknown,
});

export const checkInPupils = endpoint({
  operationId: 'myDay.checkInPupils',
  method: 'POST',
  path: '/api/my-school/:groupId/check-in',
  summary:
    'Check in all members of a club who play in a tournament of today, for those who look after it; twice changes nothing',
  params,
  body: z.object({ tournamentId: integer }),
  output,
  refusals: {
    ...unknown,
    /** None of them plays in it. */
    TOURNAMENT_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    DAY_NOT_OPEN: 409,
    /** `details.opensAt` says from when. */
    TOO_EARLY: 409,
    /** The cut-offs have passed, or the desk has marked all of them as absent. */
    CHECK_IN_CLOSED: 409,
  },
});
