ALTER TABLE "personnel_change" ADD COLUMN "exit_ground" smallint;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "reverses" text;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "came_with" text;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "vacated" jsonb;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "task" smallint;--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "failure" jsonb;--> statement-breakpoint
CREATE INDEX "personnel_change_by_day" ON "personnel_change" USING btree ("company_id","effective_date","id");--> statement-breakpoint
CREATE INDEX "personnel_change_due" ON "personnel_change" USING btree ("company_id","effective_date") WHERE "personnel_change"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "personnel_change_task" ON "personnel_change" USING btree ("company_id") WHERE "personnel_change"."task" is not null;