import { v7 as newId } from 'uuid';
import type { Sheet } from '../team-applications.queries.ts';
import { type Choice, isSame } from './choice.ts';

/** A save that was sent and not answered: the server may have it. */
export interface Save {
  readonly saveId: string;
  readonly lines: Choice;
}

/** A draft as this phone has it: of which version it is, and what is not on the server yet. */
export interface StoredDraft {
  readonly id: string;
  readonly version: number;
  readonly lines: Choice;
  /** Absent where an earlier version of the app has stored it. */
  readonly unanswered?: readonly Save[];
}

/** Whether what the server has is what this phone has sent, and not the choice of another teacher. */
export function isOwnSave(
  draft: NonNullable<Sheet['draft']>,
  unanswered: readonly Save[] = [],
): boolean {
  return unanswered.some(({ lines }) => isSame(lines, draft.lines));
}

/**
 * What the screen begins with: the phone's own unsent choice, unless it is older than what the server has; without any,
 * `again`, which was applied for and not paid.
 */
export function begin(
  onPhone: StoredDraft | null,
  draft: Sheet['draft'],
  again: Choice | null,
): Required<StoredDraft> & { readonly isUnsent: boolean; readonly isClash: boolean } {
  const fromServer = {
    id: draft?.id ?? newId(),
    version: draft?.version ?? 0,
    lines: draft?.lines ?? [],
    unanswered: [],
    isUnsent: false,
    isClash: false,
  };
  if (!onPhone && !draft && again) return { ...fromServer, lines: again, isUnsent: true };
  if (!onPhone || isSame(onPhone.lines, fromServer.lines)) return fromServer;
  const { lines, unanswered = [] } = onPhone;
  if (draft && isOwnSave(draft, unanswered)) return { ...fromServer, lines, isUnsent: true };
  const isClash = draft !== null && (draft.id !== onPhone.id || draft.version !== onPhone.version);
  return { ...onPhone, unanswered, isUnsent: true, isClash };
}
