import { useState } from 'react';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';

interface AccountSent {
  readonly transferTo?: string | undefined;
  readonly seenTransferTo?: string | undefined;
}

/**
 * An edit of the account to which an organizer is paid; two screens have it, and several people may save it. An account that
 * was not typed is not sent, and one that was says over which it was.
 */
export function useAccountEdit(stored: string) {
  const edit = useOwnEdit({ stored, version: stored });
  const [refusedOver, setRefusedOver] = useState<string>();
  return {
    ...edit,
    /** The server has another account than the one that was seen. */
    isRefused: edit.isTyped && edit.seen === refusedOver,
    /** For `useSubmit`: shows that refusal beside the field, and no other. */
    onRefusal: ({ code }: { readonly code: string }, { seenTransferTo }: AccountSent) => {
      if (code !== 'TRANSFER_ACCOUNT_CHANGED') return false;
      setRefusedOver(seenTransferTo);
      return true;
    },
    toSend: (): AccountSent => {
      if (!edit.isTyped) return {};
      // As it will be stored: after a lost answer it is known as the own edit.
      const transferTo = edit.value.trim();
      edit.change(transferTo);
      return { transferTo, seenTransferTo: edit.seen };
    },
    accept: ({ transferTo }: AccountSent) => {
      if (transferTo !== undefined) edit.saved(transferTo, transferTo);
    },
  };
}

export type AccountEdit = ReturnType<typeof useAccountEdit>;
