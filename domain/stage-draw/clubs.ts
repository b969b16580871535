/** A club's name as clubs are compared everywhere: width and outer blanks do not make a different club. */
export function sameClub(club: string): string {
  return club.normalize('NFKC').trim();
}
