import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useText } from '../records.text.ts';

export type Mark = 'unsent' | 'refused' | null;

/** Marks a match that is still on this phone only. */
export function UnsentMark({ mark }: { readonly mark: Mark }) {
  const t = useText();
  if (mark === 'refused') {
    return (
      <Badge tone="red" icon={<CircleAlert aria-hidden="true" />}>
        {t.refused}
      </Badge>
    );
  }
  return mark ? (
    <Badge tone="amber" icon={<CloudUpload aria-hidden="true" />}>
      {t.unsent}
    </Badge>
  ) : null;
}
