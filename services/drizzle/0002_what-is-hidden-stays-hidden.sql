ALTER TABLE "assessment_info" ADD COLUMN "absent_reason" text;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD COLUMN "draft_rows" jsonb;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD COLUMN "draft_saves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD COLUMN "result_version" integer DEFAULT 1 NOT NULL;