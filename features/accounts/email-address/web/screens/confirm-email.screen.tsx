import { OpenedLink } from '../components/opened-link.tsx';
import { confirmChange } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

/** A link works once but may be opened twice, as by a double tap: only the first answer counts. */
const asked = new Map<string, ReturnType<typeof confirmChange>>();
const open = (secret: string) => {
  const known = asked.get(secret) ?? confirmChange({ body: { secret } });
  asked.set(secret, known);
  known.catch(() => asked.delete(secret));
  return known;
};

/** The screen of the link to a new address: opening it changes the address. */
export function Screen() {
  const t = useText();
  return (
    <OpenedLink
      open={open}
      title={t.confirmTitle}
      doneTitle={t.changedTitle}
      doneText={t.changedText}
    />
  );
}
