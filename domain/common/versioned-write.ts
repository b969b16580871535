/** A write that arrives for something that others may have changed meanwhile. */
export interface VersionedWrite {
  /** Of what is stored; 0 for nothing. */
  readonly storedVersion: number;
  /** That the writer saw; 0 for nothing. */
  readonly seenVersion: number;
  /** Whether the write asks for exactly what is stored. */
  readonly same: boolean;
}

/**
 * Two people may write at once. The later one does not overwrite what they have not seen: they get the stored state and
 * decide. A write that asks for the stored state agrees with it, so nothing changes.
 */
export function decide({
  storedVersion,
  seenVersion,
  same,
}: VersionedWrite): 'agrees' | 'apply' | 'changed' {
  if (same) return 'agrees';
  return storedVersion === seenVersion ? 'apply' : 'changed';
}
