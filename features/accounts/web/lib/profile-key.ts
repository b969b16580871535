/** The key under which My Page caches the profile; a login over a screen reads the login ID from it. */
export const PROFILE_KEY = ['profile'] as const;

/** The part of the profile that other features read. */
export interface StoredProfile {
  readonly email: string;
}
