import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import type { Services } from '#platform/server/services.ts';
import { DEMO_OPERATOR } from './demo-people.ts';

/** Creates an operator, and applications for them to review. */
export async function makeDemoOperator(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await makeOperator(services, { ...DEMO_OPERATOR, fullName: 'RallyDays 運営' });
  for (const application of APPLICATIONS) await makeApplication(services, application);
}

const APPLICATIONS = [
  {
    organizerName: '佐藤 花子',
    organizationName: 'みどり市テニス協会',
    address: '東京都みどり市中央1-2-3\nみどりスポーツセンター内',
    email: 'hanako.sato@midori-tennis.example',
    phoneNumber: '042-555-0123',
    workplaceOrSchool: 'みどり市立第一中学校',
    language: 'ja',
  },
  {
    organizerName: 'Kenji Watanabe',
    organizationName: 'Harbor City Racket Club',
    address: '4-5-6 Minato, Naka-ku, Yokohama, Kanagawa',
    email: 'kenji@harbor-racket.example',
    phoneNumber: '045-555-0199',
    workplaceOrSchool: 'Harbor International School',
    language: 'en',
  },
] as const;
