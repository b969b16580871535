import { OpenedLink } from '../components/opened-link.tsx';
import { verify } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

const open = (secret: string) => verify({ body: { secret } });

/** The screen of the link in the welcome mail: opening it confirms the address. */
export function Screen() {
  const t = useText();
  return (
    <OpenedLink
      open={open}
      title={t.verifyTitle}
      doneTitle={t.verifiedTitle}
      doneText={t.verifiedText}
    />
  );
}
