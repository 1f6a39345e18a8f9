ALTER TABLE "job_family" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "job_family_version" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "job_grade" ADD COLUMN "name_en" text;