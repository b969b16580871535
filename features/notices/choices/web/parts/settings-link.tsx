import BellRing from 'lucide-react/icons/bell-ring';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { useText } from '../choices.text.ts';

/** The way to the notification settings. */
export function SettingsLink() {
  const t = useText();
  return (
    <CardLink
      to="/notifications/settings"
      icon={<BellRing />}
      title={t.link}
      text={t.linkText}
      tone="plain"
    />
  );
}
