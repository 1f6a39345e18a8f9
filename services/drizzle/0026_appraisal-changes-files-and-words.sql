CREATE TABLE "target_change" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"rows" jsonb NOT NULL,
	"reason" text NOT NULL,
	"target_status" smallint NOT NULL,
	"opinion" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_change_company_id_assessment_id_pk" PRIMARY KEY("company_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "imported_result" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"score" numeric(12, 4),
	"level_name" text,
	"comment" text,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_result_company_id_plan_id_emp_id_pk" PRIMARY KEY("company_id","plan_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "imported_score" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"template_id" text NOT NULL,
	"part_code" text NOT NULL,
	"score" numeric(12, 4) NOT NULL,
	"note" text,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_score_company_id_assessment_id_template_id_part_code_pk" PRIMARY KEY("company_id","assessment_id","template_id","part_code")
);
--> statement-breakpoint
CREATE TABLE "satisfaction_score" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"day" date NOT NULL,
	"score" numeric(12, 4) NOT NULL,
	"note" text,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "satisfaction_score_company_id_assessment_id_day_pk" PRIMARY KEY("company_id","assessment_id","day")
);
--> statement-breakpoint
ALTER TABLE "confirmation" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "boss_note" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "employee_note" text;--> statement-breakpoint
ALTER TABLE "assessment_rule" ADD COLUMN "scored_by" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_rule" ADD COLUMN "whole_scores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_module" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "target_change" ADD CONSTRAINT "target_change_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_result" ADD CONSTRAINT "imported_result_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_result" ADD CONSTRAINT "imported_result_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_score" ADD CONSTRAINT "imported_score_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction_score" ADD CONSTRAINT "satisfaction_score_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_result_emp" ON "imported_result" USING btree ("company_id","emp_id");