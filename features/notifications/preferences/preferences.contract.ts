import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { CHANNELS, TOPIC_NAMES } from './preferences.vocabulary.ts';

const state = z.enum(['fixed', 'on', 'off', 'none']);
const secret = z.string().min(1).max(400);

const preferencesOutput = z
  .object({
    topics: z.array(z.object({ topic: z.enum(TOPIC_NAMES), mail: state, push: state })),
  })
  .meta({ id: 'NotificationChoices' });

export const preferences = endpoint({
  operationId: 'preferences.preferences',
  method: 'GET',
  path: '/api/notices/choices',
  summary: 'What I want to hear of outside the app, and how',
  output: preferencesOutput,
  refusals: {},
});

export const choose = endpoint({
  operationId: 'preferences.choose',
  method: 'PUT',
  path: '/api/notices/choices',
  summary: 'Switch one topic on or off, by mail or by push',
  body: z.object({
    topic: z.enum(TOPIC_NAMES),
    channel: z.enum(CHANNELS),
    wanted: z.boolean(),
  }),
  output: preferencesOutput,
  refusals: { NOT_OPTIONAL: 409 },
});

export const openUnsubscribe = endpoint({
  operationId: 'preferences.openUnsubscribe',
  method: 'POST',
  path: '/api/notices/unsubscribe/link',
  summary: 'Which mails the link of a mail would end',
  body: z.object({ secret }),
  output: z.object({ topic: z.enum(TOPIC_NAMES), wanted: z.boolean() }),
  refusals: { LINK_UNKNOWN: 404 },
});

export const unsubscribe = endpoint({
  operationId: 'preferences.unsubscribe',
  method: 'POST',
  path: '/api/notices/unsubscribe',
  summary: 'End the mails that the link of a mail names',
  body: z.object({ secret }),
  output: z.object({}),
  refusals: { LINK_UNKNOWN: 404 },
});

/** The address of the header `List-Unsubscribe`: mail programs post to it, people who open it get the screen. */
export const oneClickUnsubscribe = endpoint({
  operationId: 'preferences.oneClickUnsubscribe',
  method: 'POST',
  path: '/api/notices/unsubscribe/:secret',
  summary: 'End the mails of one topic, as mail programs do it (RFC 8058)',
  params: z.object({ secret }),
  output: z.object({}),
  refusals: { LINK_UNKNOWN: 404 },
});
