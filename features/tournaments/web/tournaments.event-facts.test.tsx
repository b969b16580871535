import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { EventFacts, type TournamentEvent } from './components/event-facts.tsx';

const event: TournamentEvent = {
  id: 1,
  name: '',
  eventType: 'Team',
  level: 'Beginner',
  genderRule: 'any',
  ageRule: '',
  feeYen: 0,
  participantLimit: 8,
  placesLeft: 8,
  perClubLimit: 2,
  availability: 'open',
  waiting: 0,
  isRated: true,
};

test.each([
  ['ja', 'Singles', '1クラブ2名まで'],
  ['ja', 'Doubles', '1クラブ2組まで'],
  ['ja', 'Team', '1クラブ2チームまで'],
  ['en', 'Team', 'at most 2 from one club'],
] as const)('In %s the club limit of an event of %s reads "%s"', (language, eventType, text) => {
  rendered(<EventFacts event={{ ...event, eventType }} />, { language });
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
});
