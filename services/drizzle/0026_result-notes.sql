ALTER TABLE "confirmation" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "boss_note" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "employee_note" text;