import { legibleCode, type Pick } from '#platform/shared/legible-code.ts';

/** An organizer ID, such as ORG-7K4M9Q: 148 million of them. */
export function newOrganizerId(pick: Pick): string {
  return `ORG-${legibleCode(6, pick)}`;
}

/** A one-time password, such as "kxqm-7wtd-4hcr": 54 bits, easy to type from a mail. */
export function newOneTimePassword(pick: Pick): string {
  return [4, 4, 4].map((length) => legibleCode(length, pick).toLowerCase()).join('-');
}
