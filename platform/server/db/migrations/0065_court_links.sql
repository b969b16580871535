CREATE TABLE "court_link_devices" (
	"link_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	CONSTRAINT "court_link_devices_link_id_device_id_pk" PRIMARY KEY("link_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "court_link_offers" (
	"link_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"draw_number" integer NOT NULL,
	CONSTRAINT "court_link_offers_link_id_stage_id_match_id_draw_number_pk" PRIMARY KEY("link_id","stage_id","match_id","draw_number")
);
--> statement-breakpoint
CREATE TABLE "court_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"kind" text NOT NULL,
	"court_id" uuid,
	"stage_id" uuid,
	"match_id" text,
	"draw_number" integer,
	"find_hash" text NOT NULL,
	"sign_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by_account_id" text,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "court_links_token_once" UNIQUE("find_hash"),
	CONSTRAINT "court_links_open_one_thing" CHECK (("court_links"."kind" = 'court') = ("court_links"."court_id" is not null) and ("court_links"."kind" = 'match') = ("court_links"."stage_id" is not null and "court_links"."match_id" is not null and "court_links"."draw_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "court_tallies" (
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"link_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"draw_number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"log" jsonb NOT NULL,
	CONSTRAINT "court_tallies_stage_id_match_id_link_id_device_id_pk" PRIMARY KEY("stage_id","match_id","link_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "queue_steps" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scored_by_court" text;--> statement-breakpoint
ALTER TABLE "court_link_devices" ADD CONSTRAINT "court_link_devices_link_id_court_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."court_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_link_devices" ADD CONSTRAINT "court_link_devices_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_link_offers" ADD CONSTRAINT "court_link_offers_link_id_court_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."court_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_link_offers" ADD CONSTRAINT "court_link_offers_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_links" ADD CONSTRAINT "court_links_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_links" ADD CONSTRAINT "court_links_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_links" ADD CONSTRAINT "court_links_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_links" ADD CONSTRAINT "court_links_made_by_account_id_accounts_id_fk" FOREIGN KEY ("made_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_tallies" ADD CONSTRAINT "court_tallies_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_tallies" ADD CONSTRAINT "court_tallies_link_id_court_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."court_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "court_link_devices_by_match" ON "court_link_devices" USING btree ("stage_id","match_id");--> statement-breakpoint
CREATE INDEX "court_links_by_day" ON "court_links" USING btree ("tournament_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "court_links_one_per_court" ON "court_links" USING btree ("court_id") WHERE "court_links"."kind" = 'court' and "court_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "court_links_by_match" ON "court_links" USING btree ("stage_id","match_id");