import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./features/**/server/*.tables.ts', './platform/server/**/*.tables.ts'],
  out: './platform/server/db/migrations',
});
