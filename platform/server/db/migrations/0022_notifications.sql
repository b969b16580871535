ALTER TABLE "notices" RENAME TO "notifications";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_pkey" TO "notifications_pkey";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_once" TO "notifications_once";--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notices_account_id_accounts_id_fk" TO "notifications_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "notices_by_account" RENAME TO "notifications_by_account";--> statement-breakpoint
ALTER INDEX "notices_unread" RENAME TO "notifications_unread";--> statement-breakpoint
ALTER TABLE "notice_choices" RENAME TO "notification_preferences";--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_account_id_topic_channel_pk" TO "notification_preferences_account_id_topic_channel_pk";--> statement-breakpoint
ALTER TABLE "notification_preferences" RENAME CONSTRAINT "notice_choices_account_id_accounts_id_fk" TO "notification_preferences_account_id_accounts_id_fk";
