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

/** The pages of courts, match slips and brackets, the live board, and the pages that a mailed link opens without a login. */
const FOR_OTHERS =
  /^\/([bcm]\/|live\/[^/]+\/board|guardian|pay-for|refunds\/payer|unsubscribe|(verify|confirm|undo)-email|reset-password)/;

/** After these refusals a choice waits; sent again after any other, it would be refused again. */
const WAITING: readonly string[] = ['SIGN_IN_REQUIRED', 'ACCOUNT_CHANGED', 'RATE_LIMITED'];

/**
 * The language that a person chooses at a switch becomes that of their mails; one that the server does not have yet is sent
 * once there is a signal, once they are signed in again, or with the next start. Gives a function that stops this.
 *
 * Only a choice by hand is sent, never a mere difference between screen and account: two devices of one person may be in two
 * languages, and each would otherwise undo the choice of the other with every start. Of two choices the one that reaches
 * the server last counts. A visitor's choice is for nobody's mails: the person who logs in next may be another one. So is
 * one on a page that acts by its link: its reader need not be the person who is signed in on the browser.
 */
export function startMailLanguage(): () => void {
  // Without storage a choice is still known until the page closes.
  let waiting = draft.read();
  let isSending = false;

  const wait = (choice: Choice) => {
    waiting = choice;
    draft.write(choice);
  };
  const settle = () => {
    waiting = null;
    draft.clear();
  };
  /** Whether what is chosen next can be sent. */
  const sendChoice = async (choice: Choice): Promise<boolean> => {
    const { account } = await queryClient.fetchQuery(sessionQuery);
    if (waiting !== choice) return true;
    if (!choice.accountId) {
      if (account) wait({ ...choice, accountId: account.id });
      else settle();
      return true;
    }
    // The choice waits until its owner is signed in again.
    if (account?.id !== choice.accountId) return false;
    if (!(await isAnswered(account.id, choice.language))) return false;
    if (waiting === choice) settle();
    return true;
  };
  const sendAll = async () => {
    // A choice that is made while another is sent is sent after it.
    while (waiting && (await sendChoice(waiting)));
  };
  const send = async () => {
    if (isSending) return;
    isSending = true;
    // An answer that was lost may hide a success, and is sent again: that changes nothing.
    await sendAll().catch(() => {});
    isSending = false;
  };
  const onOnline = () => void send();
  addEventListener('online', onOnline);
  const stopSession = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    if ('action' in event && event.action.type === 'success') void send();
  });
  const stopChoices = onChosen((language) => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (FOR_OTHERS.test(location.pathname) || (session && !session.account)) return;
    wait({ language, accountId: session?.account?.id ?? null });
    void send();
  });
  void send();
  return () => {
    stopChoices();
    stopSession();
    removeEventListener('online', onOnline);
  };
}

/** Whether the server has the language now, or never takes it. */
async function isAnswered(account: string, language: Language): Promise<boolean> {
  const answer = await chooseLanguage({ body: { language }, account, unattended: true });
  if (answer.ok) {
    queryClient.setQueryData<Session>(
      sessionQuery.queryKey,
      (session) =>
        session && {
          ...session,
          account:
            session.account?.id === account ? { ...session.account, language } : session.account,
        },
    );
    return true;
  }
  if (!WAITING.includes(answer.code)) return true;
  const { queryKey } = sessionQuery;
  // Before the next try it is asked again who is signed in.
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return false;
}
