ALTER TABLE "stage_reminder" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "stage_reminder" ADD COLUMN "work" text;--> statement-breakpoint
ALTER TABLE "stage_reminder" ADD COLUMN "subject_emp_id" text;--> statement-breakpoint
ALTER TABLE "stage_reminder" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "mail_preference" smallint DEFAULT 1 NOT NULL;