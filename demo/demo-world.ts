import type { Services } from '#platform/server/services.ts';
export async function ensureDemoWorld(_services: Services): Promise<string> {
  return 'x';
}
