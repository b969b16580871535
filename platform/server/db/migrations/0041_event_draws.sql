ALTER TABLE "draws" ADD COLUMN "write_id" uuid;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "amendments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "stage_version" integer;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "published_by_account_id" text;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_published_by_account_id_accounts_id_fk" FOREIGN KEY ("published_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" DROP CONSTRAINT "draws_stage_id_stages_id_fk";--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_once" UNIQUE("write_id");--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_published_by_somebody" CHECK (("draws"."published_at" is null) = ("draws"."published_by_account_id" is null));--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_withdrawn_were_published" CHECK ("draws"."withdrawn_at" is null or ("draws"."published_at" is not null and "draws"."withdrawn_reason" is not null));
