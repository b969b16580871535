/** What has been typed into "Create a New Group", kept for a reload or a login in between; forgotten once it is made. */
export interface GroupDraft {
  readonly name?: string | undefined;
  readonly teamId?: string | undefined;
  readonly director?: string | undefined;
  readonly coach?: string | undefined;
  readonly manager?: string | undefined;
  readonly members?: readonly { readonly name?: string | undefined }[];
}

const KEY = 'new-group';

export function readDraft(): GroupDraft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as GroupDraft;
  } catch {
    return {};
  }
}

export function keepDraft(draft: GroupDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden or full: the screen itself still has it.
  }
}
