/** A club's name as clubs are compared everywhere: width and outer blanks do not make a different club. Null where there is none. */
export function clubKey(club: string | null | undefined): string | null {
  return club?.normalize('NFKC').trim() || null;
}
