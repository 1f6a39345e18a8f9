ALTER TABLE "assessment_rule" ADD COLUMN "scored_by" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_rule" ADD COLUMN "whole_scores" boolean DEFAULT false NOT NULL;