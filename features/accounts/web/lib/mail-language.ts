import type { Language } from '#platform/shared/language.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { onChosen } from '#platform/web/i18n/remembered.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { chooseLanguage } from '../accounts.queries.ts';
import { type Session, sessionQuery } from './session.ts';

/** A language that was chosen by hand and that the server may not have yet. */
interface Choice {
  readonly language: Language;
  /** Who was signed in; null while that was not known. */
  readonly accountId: string | null;
}

const draft = phoneDraft<Choice>('mail-language');

/**
 * The language that a person chooses at any switch becomes that of their mails; one that the server does not have yet is sent
 * once there is a signal, or with the next start. Gives a function that stops this.
 *
 * Only a choice by hand is sent, never a mere difference between screen and account: two devices of one person may be in two
 * languages, and each would otherwise undo the choice of the other with every start. Of two choices the one that reaches
 * the server last counts. A visitor's choice is for nobody's mails: the person who logs in next may be another one.
 */
export function startMailLanguage(): () => void {
  // Without storage a choice is still known until the page closes.
  let waiting = draft.read();
  let isSending = false;

  const settle = (choice: Choice) => {
    if (waiting !== choice) return;
    waiting = null;
    draft.clear();
  };
  const sendAll = async () => {
    // A choice that is made while another is sent is sent after it.
    while (waiting) {
      const choice = waiting;
      const { account } = await queryClient.fetchQuery(sessionQuery);
      // The session has ended: the choice waits until its owner is signed in again.
      if (!account && choice.accountId) return;
      const isOwn = account && (choice.accountId ?? account.id) === account.id;
      if (isOwn && account.language !== choice.language) await sendFor(account.id, choice.language);
      settle(choice);
    }
  };
  const send = async () => {
    if (isSending) return;
    isSending = true;
    try {
      await sendAll();
    } catch {
      // An answer that was lost may hide a success: the account is read again before the next try.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });
    } finally {
      isSending = false;
    }
  };
  const onOnline = () => void send();
  addEventListener('online', onOnline);
  const stop = onChosen((language) => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session && !session.account) return;
    waiting = { language, accountId: session?.account?.id ?? null };
    draft.write(waiting);
    void send();
  });
  void send();
  return () => {
    stop();
    removeEventListener('online', onOnline);
  };
}

/** After a refusal, too, the choice is settled: sent again, it would be refused again. */
async function sendFor(account: string, language: Language): Promise<void> {
  const answer = await chooseLanguage({ body: { language }, account, unattended: true });
  if (!answer.ok) return;
  queryClient.setQueryData<Session>(
    sessionQuery.queryKey,
    (session) =>
      session && {
        ...session,
        account:
          session.account?.id === account ? { ...session.account, language } : session.account,
      },
  );
}
