ALTER TABLE "company" ALTER COLUMN "self_score_first" SET DEFAULT true;--> statement-breakpoint
-- Superiors have seen self scores so far; nobody could choose.
UPDATE "company" SET "self_score_first" = true;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "back_dating_days" smallint DEFAULT 31 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "self_score_first" boolean DEFAULT true NOT NULL;