import MessageCircle from 'lucide-react/icons/message-circle';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { CopyButton, LinkToShare } from '#platform/web/ui/link-to-share.tsx';
import { useText } from '../joining.text.ts';
import css from './invite.module.css';

interface Props {
  readonly group: { readonly name: string; readonly teamId: string };
}

/** Invites to a club: the code in large figures, as a QR code and by LINE. */
export function Invite({ group }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { name, teamId } = group;
  const address = `${window.location.origin}/join/${encodeURIComponent(teamId)}`;
  const text = t.inviteText(name, teamId, address);
  return (
    <>
      <Button full variant="secondary" icon={<UserPlus />} onClick={() => setOpen(true)}>
        {t.invite}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.inviteTitle}
        actions={
          <CopyButton text={text} copied={t.copied}>
            {t.copy}
          </CopyButton>
        }
      >
        {isOpen ? (
          <>
            <p>
              {t.codeIs} <strong className={css.code}>{teamId}</strong>
            </p>
            <p className={css.hint}>{t.inviteHint}</p>
            <LinkToShare address={address} name="invitation" label={t.link} qrLabel={t.qr(name)} />
            <a
              className={css.line}
              href={`https://line.me/R/share?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden="true" />
              {t.line}
            </a>
          </>
        ) : null}
      </Dialog>
    </>
  );
}
