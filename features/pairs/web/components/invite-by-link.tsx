import Link from 'lucide-react/icons/link';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useInvite } from '../hooks/use-invite.ts';
import type { Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** Makes a link that the player sends to the partner; the screen then shows it. */
export function InviteByLink({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const { submit, isPending } = useInvite(pair, () => notify({ title: t.linkMade }));
  return (
    <>
      <p>{t.linkText}</p>
      <Button
        full
        icon={<Link aria-hidden="true" />}
        busy={isPending}
        onClick={() => void submit({ how: 'link' })}
      >
        {t.makeLink}
      </Button>
    </>
  );
}
