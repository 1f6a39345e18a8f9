ALTER TABLE "assessment_plan" ADD COLUMN "dept_rule_id" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "dept_rule_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD CONSTRAINT "assessment_plan_dept_rule" FOREIGN KEY ("company_id","dept_rule_id") REFERENCES "public"."assessment_rule"("company_id","id") ON DELETE no action ON UPDATE no action;