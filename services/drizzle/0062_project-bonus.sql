DROP INDEX "project_apply_name";--> statement-breakpoint
DROP INDEX "project_apply_number";--> statement-breakpoint
ALTER TABLE "project_apply" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "project_apply" ADD COLUMN "bonus_no" integer;--> statement-breakpoint
ALTER TABLE "project_apply" ADD CONSTRAINT "project_apply_of_project" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."project_apply"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_apply_bonus" ON "project_apply" USING btree ("company_id","project_id","bonus_no");--> statement-breakpoint
CREATE UNIQUE INDEX "project_apply_name" ON "project_apply" USING btree ("company_id",lower("name")) WHERE "project_apply"."project_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_apply_number" ON "project_apply" USING btree ("company_id",lower("number")) WHERE "project_apply"."project_id" is null;