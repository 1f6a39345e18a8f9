ALTER TABLE "employee_import" ADD COLUMN "changed_fields" jsonb;--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "leavers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "committed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "employee_import_row" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "employee_import_row" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "employee_import_row" ADD COLUMN "version_after" integer;