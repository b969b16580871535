CREATE TABLE "live_heads" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_log" (
	"tournament_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"patch" jsonb NOT NULL,
	CONSTRAINT "live_log_tournament_id_seq_pk" PRIMARY KEY("tournament_id","seq")
);
--> statement-breakpoint
CREATE INDEX "live_log_by_time" ON "live_log" USING btree ("at");