import { notify } from './notify/notify.ts';

/** Copies a text, and says whether that worked. Where a browser does not let a page write to the clipboard, it can be selected. */
export async function copyText(text: string, copied: string, copyFailed: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isCopied) notify({ title: copied });
  else notify({ title: copyFailed, variant: 'destructive' });
}
