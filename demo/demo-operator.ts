import { makeApp } from '#features/accounts/second-factor/server/second-factor.factory.ts';
import * as factors from '#features/accounts/second-factor/server/second-factor.store.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import type { Services } from '#platform/server/services.ts';
import { DEMO_OPERATOR } from './demo-people.ts';
import { silentServices } from './quiet-services.ts';

/** Creates an operator, and applications for them to review. */
export async function makeDemoOperator(services: Services): Promise<void> {
  await makeOperator(services, { ...DEMO_OPERATOR, fullName: 'RallyDays 運営' });
  for (const application of APPLICATIONS) await makeApplication(services, application);
}

/** Gives the operator of a world that an earlier version made, or that another server secret sealed, the published app. */
export async function ensureDemoApp(services: Services, id: string): Promise<void> {
  const { db, sealer } = services;
  const factor = await factors.find(db, id);
  if (factor?.sealedSecret && sealer.open(factor.sealedSecret, id)) return;
  await makeApp(
    silentServices(services, services.clock.now()),
    { id, ...DEMO_OPERATOR },
    DEMO_OPERATOR.secret,
  );
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
