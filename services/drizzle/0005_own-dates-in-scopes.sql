ALTER TABLE "plan_scope_person" ADD COLUMN "fill_to" date;--> statement-breakpoint
ALTER TABLE "plan_scope_person" ADD COLUMN "score_to" date;--> statement-breakpoint
ALTER TABLE "plan_scope_person" ADD COLUMN "reason" text;