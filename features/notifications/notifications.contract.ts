import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor, instant } from '#platform/shared/ids.ts';
import { LISTED_KINDS } from './notifications.vocabulary.ts';

const inBothLanguages = z.object({ en: z.string(), ja: z.string() });

export const announcementOutput = z
  .object({
    id: z.int(),
    title: inBothLanguages,
    body: inBothLanguages,
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'Announcement' });

export const list = endpoint({
  operationId: 'notifications.list',
  method: 'GET',
  path: '/api/notices',
  summary: 'My notifications, newest first',
  query: z.object({ cursor: cursor.optional() }),
  output: z.object({
    notifications: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(LISTED_KINDS),
        facts: z.object({
          tournamentId: z.int().optional(),
          tournamentName: z.string().optional(),
          eventDate: z.iso.date().optional(),
          eventId: z.int().optional(),
          stage: z.int().optional(),
          amountYen: z.int().optional(),
          points: z.int().optional(),
          sessionId: z.uuid().optional(),
          groupId: z.int().optional(),
          groupName: z.string().optional(),
          opponent: z.string().optional(),
          place: z.string().optional(),
          courtKind: z.enum(['court', 'table']).optional(),
          notBefore: z.iso.datetime().optional(),
          memberName: z.string().optional(),
          entryId: z.uuid().optional(),
          applicationId: z.uuid().optional(),
          schoolName: z.string().optional(),
          invitationId: z.uuid().optional(),
          playerId: z.uuid().optional(),
        }),
        createdAt: z.iso.datetime(),
        read: z.boolean(),
      }),
    ),
    unread: z.int(),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});

export const markAllRead = endpoint({
  operationId: 'notifications.markAllRead',
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Mark everything as read that had come by then',
  /** When the newest notification on the screen came: one that comes while the person presses stays unread. */
  body: z.object({ until: instant }),
  output: z.object({ unread: z.int() }),
  refusals: {},
});

export const markOne = endpoint({
  operationId: 'notifications.markOne',
  method: 'PUT',
  path: '/api/notices/:id/read',
  summary: 'Mark one of my notifications as read, or as unread again',
  params: z.object({ id: z.uuid() }),
  body: z.object({ read: z.boolean() }),
  output: z.object({ unread: z.int() }),
  refusals: { NOTIFICATION_NOT_FOUND: 404 },
});

export const announcements = endpoint({
  operationId: 'notifications.announcements',
  method: 'GET',
  path: '/api/notices/announcements',
  summary: 'The newest announcements to everybody',
  output: z.object({ announcements: z.array(announcementOutput) }),
  refusals: {},
});
