import type { Card } from '#domain/scorecard/scorecard.ts';

/** What has been typed for a match and not confirmed yet; it survives a reload of the tab. */
export interface CardDraft {
  readonly card: Card;
  readonly notes: string;
}

const name = (key: string) => `scorecard ${key}`;

export function readDraft(key: string): CardDraft | null {
  try {
    const text = sessionStorage.getItem(name(key));
    return text ? (JSON.parse(text) as CardDraft) : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: CardDraft): void {
  try {
    sessionStorage.setItem(name(key), JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full: the card still stands on the screen.
  }
}

export function endDraft(key: string): void {
  try {
    sessionStorage.removeItem(name(key));
  } catch {
    // As above.
  }
}
