/** A write to something that others may have changed meanwhile. */
export interface VersionedWrite {
  /** The version that is stored; 0 for nothing. */
  readonly storedVersion: number;
  /** The version that the writer saw; 0 for nothing. */
  readonly seenVersion: number;
  /** Whether the write asks for exactly what is stored. */
  readonly same: boolean;
}

/**
 * Two people may write at the same time. The later one does not overwrite unseen changes: they get the stored state and
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
