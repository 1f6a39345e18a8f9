ALTER TABLE "stage_reminder" ADD COLUMN "object_id" text;--> statement-breakpoint
ALTER TABLE "stage_reminder" ADD COLUMN "page" text;