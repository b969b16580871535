import * as z from 'zod/mini';

const title = () =>
  z
    .string('titleMissing')
    .check(z.trim(), z.minLength(1, 'titleMissing'), z.maxLength(200, 'tooLong'));
const body = () => z.string().check(z.trim(), z.maxLength(5000, 'tooLong'));

/** News for everybody, in both languages. Messages are keys of the operator's message file. */
export const announcementSchema = z.object({
  titleEn: title(),
  titleJa: title(),
  bodyEn: body(),
  bodyJa: body(),
});

export type AnnouncementForm = z.output<typeof announcementSchema>;

export const ANNOUNCEMENT_FIELDS = [
  'titleEn',
  'bodyEn',
  'titleJa',
  'bodyJa',
] as const satisfies readonly (keyof AnnouncementForm)[];
