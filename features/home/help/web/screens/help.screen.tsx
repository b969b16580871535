import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LegalLinks } from '#features/legal/web/components/legal-links.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Contact } from '../components/contact.tsx';
import { DemoCards } from '../components/demo-cards.tsx';
import { Question, type QuestionKey } from '../components/question.tsx';
import { useHelpText } from '../help.text.ts';

const SECTIONS = [
  ['start', ['register', 'rating', 'guardian']],
  ['tournaments', ['find', 'apply', 'reservation', 'full', 'mine']],
  ['payment', ['pay', 'declined', 'points', 'withdraw']],
  ['clubs', ['code', 'group', 'practice', 'scoring']],
  ['organizers', ['organizer', 'publish']],
  ['account', ['password', 'security', 'language', 'notifications', 'offline', 'mail', 'data']],
] as const satisfies readonly [string, readonly QuestionKey[]][];

/** Questions and answers for everybody who uses the app, and further contacts. */
export function Screen() {
  const t = useHelpText();
  useOpenedByAddress();
  return (
    <Frame title={t.title} subtitle={t.subtitle}>
      {SECTIONS.map(([section, questions]) => (
        <Section key={section} heading={t.sections[section]}>
          <div>
            {questions.map((question) => (
              <Question key={question} name={question} />
            ))}
          </div>
        </Section>
      ))}
      <Contact />
      <DemoCards />
      <LegalLinks />
    </Frame>
  );
}

/** `/help#password` opens that answer. */
function useOpenedByAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const wanted = hash && document.getElementById(hash.slice(1));
    if (!(wanted instanceof HTMLDetailsElement)) return;
    wanted.open = true;
    wanted.scrollIntoView({ block: 'center' });
  }, [hash]);
}
