import { useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { isUnread } from '#platform/web/api/read.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { useText } from '../guardians.text.ts';
import { guardianStatusQuery, type MyGuardianStatus } from '../lib/guardian-status.ts';

/** On My Page: the status of age and guardian, and the link to change it. */
export function GuardianLink() {
  const t = useText();
  const { loading } = usePlatformText();
  const query = useQuery(guardianStatusQuery);
  const whileUnknown = isUnread(query) ? undefined : loading;
  return (
    <CardLink
      to="/my-guardian"
      icon={<UserCheck />}
      title={t.title}
      text={query.data ? t.states[stateOf(query.data)] : whileUnknown}
    />
  );
}

/** One state for age and guardian together. */
export function stateOf({ age, guardian, mayEnterPaid }: MyGuardianStatus) {
  if (age === null) return 'unanswered';
  if (age === 'adult') return 'adult';
  if (!mayEnterPaid) return 'missing';
  return guardian?.state === 'confirmed' ? 'confirmed' : 'asked';
}
