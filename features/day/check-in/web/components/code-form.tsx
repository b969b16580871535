import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkInOwn } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import css from './check-in-list.module.css';

const CODE = /^\d{4}$/;

interface Props {
  /** Of the tournament. */
  readonly id: number;
  /** Checks somebody else in than the person who is signed in. */
  readonly send?: (
    code: string,
  ) => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;
  readonly onDone?: () => void;
}

/** The code of the venue; the QR code there has typed it already. */
export function CodeForm({ id, send, onDone }: Props) {
  const t = useText();
  const format = useFormat();
  const scanned = useLocation().hash.slice(1);
  const [code, setCode] = useState(CODE.test(scanned) ? scanned : '');
  const [error, setError] = useState<string>();
  const { submit, isPending } = useSubmit({
    send: (): Promise<{ readonly ok: true; readonly data: unknown } | Refusal> =>
      send ? send(code) : checkInOwn({ params: { id }, body: { code } }),
    reads: ['entries'],
    onSuccess: () => onDone?.(),
    words: { failedTitle: t.failedTitle },
    onRefusal: ({ code: reason, details }) => {
      const until = details?.until;
      const known = t.ownFailures[reason as keyof typeof t.ownFailures] ?? t.ownFailures.OTHER;
      setError(typeof until === 'string' ? t.waitUntil(format.clockTime(until)) : known);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setError(CODE.test(code) ? undefined : t.codeInvalid);
    if (CODE.test(code)) void submit();
  };
  return (
    <form className={css.stack} onSubmit={onSubmit} noValidate>
      <p>{t.codeText}</p>
      <TextField
        name="code"
        label={t.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={code}
        onChange={({ target }) => setCode(String(toHalfWidth(target.value)).trim())}
        error={error}
      />
      <Button type="submit" full busy={isPending} busyLabel={t.checkingIn}>
        {t.checkIn}
      </Button>
    </form>
  );
}
