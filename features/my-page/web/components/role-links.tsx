import Flag from 'lucide-react/icons/flag';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FROM_MY_PAGE } from '#platform/web/navigation/back-to-my-page.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { useText } from '../my-page.text.ts';

/** Links to the screens of organizers and operators; nothing for everybody else. */
export function RoleLinks() {
  const t = useText();
  const format = useFormat();
  const account = useSession().data?.account;
  const has = (role: 'organizer' | 'operator') => account?.roles.includes(role) ?? false;
  return (
    <>
      {has('organizer') ? (
        <CardLink
          to="/organizer"
          state={FROM_MY_PAGE}
          icon={<Flag />}
          title={t.organizerHome}
          text={format.name(account?.organizationName ?? '')}
        />
      ) : null}
      {has('operator') || account?.awaitsSecondFactor ? (
        <CardLink to="/operator" icon={<ShieldCheck />} title={t.operatorHome} />
      ) : null}
    </>
  );
}
