ALTER TABLE "employee_import" ADD COLUMN "mends" jsonb;--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "causes" jsonb;--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "unknowns" jsonb;