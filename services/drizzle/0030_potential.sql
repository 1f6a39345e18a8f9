ALTER TABLE "score_sheet" ADD COLUMN "potential" smallint;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "asks_potential" boolean DEFAULT false NOT NULL;