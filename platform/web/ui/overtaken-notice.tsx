import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import { ClashNotice } from './clash-notice.tsx';

interface Props {
  /** As `useOwnEdit` gives it; not while the own edit is being saved. */
  readonly edit: {
    readonly isOvertaken: boolean;
    readonly keep: () => unknown;
    readonly drop: () => void;
  };
}

/** Somebody else has saved while this was typed: nothing is saved over it before its writer says so. */
export function OvertakenNotice({ edit }: Props) {
  const t = usePlatformText();
  if (!edit.isOvertaken) return null;
  const choices = (
    <>
      <Button variant="secondary" onClick={edit.drop}>
        {t.takeTheirs}
      </Button>
      <Button variant="secondary" onClick={edit.keep}>
        {t.keepMine}
      </Button>
    </>
  );
  return (
    <ClashNotice title={t.overtakenTitle} choices={choices}>
      {t.overtakenText}
    </ClashNotice>
  );
}
