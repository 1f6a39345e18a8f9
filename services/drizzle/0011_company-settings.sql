ALTER TABLE "company" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "integer_scores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;