ALTER TABLE "score_row" ADD COLUMN "level_name" text;--> statement-breakpoint
ALTER TABLE "score_row" ADD COLUMN "typed" jsonb;