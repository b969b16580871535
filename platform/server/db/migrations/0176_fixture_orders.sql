CREATE TABLE "fixture_orders" (
	"fixture_id" uuid NOT NULL,
	"side" text NOT NULL,
	"players" jsonb NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fixture_orders_fixture_id_side_pk" PRIMARY KEY("fixture_id","side")
);
--> statement-breakpoint
ALTER TABLE "fixture_orders" ADD CONSTRAINT "fixture_orders_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;