import { v7 as uuidv7 } from 'uuid';
import { DEMO_ORGANIZATION, DEMO_PASSWORD } from '#demo/demo-people.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { send } from './club.ts';
import type { Phone } from './phone.ts';
import type { NewPhone } from './test.ts';

/** A phone of the demo's organizer. */
export async function organizerPhone(newPhone: NewPhone, language: 'en' | 'ja'): Promise<Phone> {
  const phone = await newPhone({ language });
  const login = { loginId: DEMO_ORGANIZATION.loginId, password: DEMO_PASSWORD };
  await send(phone, 'POST', '/api/accounts/login', login);
  return phone;
}

const TOURNAMENT = {
  tournamentName: 'Sakura Cup',
  prefecture: 'Tokyo',
  venue: 'City Hall',
  startTime: '09:00',
  endTime: '17:00',
  participantLimit: '16',
  tournamentLevel: 'Intermediate',
  eventType: 'Singles',
  participationFee: '0',
  organizerName: '-',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
};

interface Days {
  readonly eventDate: string;
  readonly applicationDeadline: string;
}

/** Publishes a tournament that these people have entered on paper; gives its number. */
export async function publishedWith(
  organizer: Phone,
  names: readonly string[],
  facts: Partial<typeof TOURNAMENT & Days> = {},
): Promise<number> {
  const today = dayInJapan(new Date());
  const days = { eventDate: addDays(today, 14), applicationDeadline: addDays(today, 7) };
  const { tournamentId } = await send<{ tournamentId: number }>(
    organizer,
    'POST',
    '/api/tournaments',
    { id: uuidv7(), tournament: { ...TOURNAMENT, ...days, ...facts } },
  );
  const onPaper = { email: '', phone: '', note: '', paidYen: 0 };
  const people = names.map((name) => ({ id: uuidv7(), person: { ...onPaper, name } }));
  if (people.length > 0) {
    await send(organizer, 'POST', `/api/tournaments/${tournamentId}/entries`, { people });
  }
  return tournamentId;
}

/** The first event of a tournament, as the addresses of the app and of the API name it. */
export async function firstEvent(organizer: Phone, tournamentId: number): Promise<EventAddress> {
  const path = `tournaments/${tournamentId}`;
  const { events } = await send<{ events: { id: number }[] }>(
    organizer,
    'GET',
    `/api/${path}/events`,
  );
  const event = `${path}/events/${events[0]?.id}`;
  return {
    api: `/api/${event}`,
    steps: `/organizer/${event}`,
    publicPage: `/${path}/draws/${events[0]?.id}`,
    publicList: `/${path}/draws`,
  };
}

export interface EventAddress {
  readonly api: string;
  readonly steps: string;
  readonly publicPage: string;
  readonly publicList: string;
}

/** Eleven players on paper; a draw of fewer takes the first of them. */
export const PLAYERS = [
  '青木 蓮',
  '馬場 結衣',
  '千葉 空',
  '江藤 光',
  '藤井 葵',
  '後藤 凛',
  '橋本 陸',
  '石田 楓',
  '城島 岳',
  '菊池 茜',
  "Louise O'Hara",
];

/** Publishes the first draw of an event, which nobody has changed by hand; gives the event as its organizer sees it. */
export function drawPublished<Answer>(
  organizer: Phone,
  { api }: Pick<EventAddress, 'api'>,
): Promise<Answer> {
  const seen = { seenDraw: 1, seenAmendments: 0 };
  return send<Answer>(organizer, 'POST', `${api}/draw/publish`, seen);
}

/** Closes the entries of an event and draws it. */
export async function drawn(organizer: Phone, { api }: Pick<EventAddress, 'api'>, format: object) {
  const { event } = await send<{ event: { seeding: { version: number } } }>(
    organizer,
    'POST',
    `${api}/close`,
  );
  const seen = { seenDraw: 0, seenVersion: event.seeding.version };
  await send(organizer, 'POST', `${api}/draw`, { ...seen, writeId: uuidv7(), format });
}

/** An event that these people have entered on paper, with its published draw of this format. */
export async function publishedDraw(
  organizer: Phone,
  names: readonly string[],
  format: object,
): Promise<EventAddress> {
  const address = await firstEvent(organizer, await publishedWith(organizer, names));
  await drawn(organizer, address, format);
  await drawPublished(organizer, address);
  return address;
}
