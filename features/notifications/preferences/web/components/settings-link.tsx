import BellRing from 'lucide-react/icons/bell-ring';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { useText } from '../preferences.text.ts';

interface Props {
  /** What the link carries, such as where the settings lead back to. */
  readonly state?: unknown;
}

/** The link to the notification settings. */
export function SettingsLink({ state }: Props) {
  const t = useText();
  return (
    <CardLink
      to="/notifications/settings"
      state={state}
      icon={<BellRing />}
      title={t.link}
      text={t.linkText}
      tone="plain"
    />
  );
}
