import { useText } from '../handshake.text.ts';

/** Why a result was not accepted, in words; undefined for a code that is not about results. */
export function useFailureWords(): (code: string) => string | undefined {
  const { failures } = useText();
  return (code) => failures[code as keyof typeof failures];
}
