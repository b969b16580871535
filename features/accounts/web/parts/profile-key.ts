/** Under which My Page stores the profile that it has read; a login over a screen finds the login ID there. */
export const PROFILE_KEY = ['profile'] as const;

/** What of it others read. */
export interface StoredProfile {
  readonly email: string;
}
