import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../legal.text.ts';
import { LegalLinks } from './legal-links.tsx';
import { Prose } from './prose.tsx';

interface Props<Name extends string> {
  readonly title: string;
  readonly intro: string;
  /** The day from which the text is in force. */
  readonly since: string;
  readonly headings: Readonly<Record<Name, string>>;
  readonly texts: Readonly<Record<Name, string>>;
  /** Content below the text of a section. */
  readonly more?: Partial<Record<Name, ReactNode>>;
}

/** A legal text: its sections in the order of the message file. */
export function Document<Name extends string>(props: Props<Name>) {
  const t = useText();
  const format = useFormat();
  const { title, intro, since, headings, texts, more } = props;
  const back = useBackToMyPage({ to: '/help', label: t.back });
  return (
    <Frame title={title} subtitle={intro} back={back}>
      {(Object.keys(headings) as Name[]).map((name) => (
        <Section key={name} heading={headings[name]}>
          <Prose text={texts[name]} />
          {more?.[name]}
        </Section>
      ))}
      <p>{t.since(format.longDate(since))}</p>
      <LegalLinks state={useLocationState()} />
    </Frame>
  );
}
