CREATE TABLE "evaluation_options" (
	"company_id" text NOT NULL,
	"options" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evaluation_options_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "position_evaluation" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"position_id" text NOT NULL,
	"state" smallint NOT NULL,
	"options" jsonb,
	"grade_id" text,
	"applied_from" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "position_evaluation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "position_evaluator" (
	"company_id" text NOT NULL,
	"evaluation_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"place" smallint NOT NULL,
	"choices" jsonb NOT NULL,
	"total" numeric,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "position_evaluator_company_id_evaluation_id_emp_id_pk" PRIMARY KEY("company_id","evaluation_id","emp_id")
);
--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "grade_id" text;--> statement-breakpoint
ALTER TABLE "position_version" ADD COLUMN "grade_id" text;--> statement-breakpoint
ALTER TABLE "position_evaluation" ADD CONSTRAINT "position_evaluation_of" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."position"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_evaluation" ADD CONSTRAINT "position_evaluation_grade" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."job_grade"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_evaluator" ADD CONSTRAINT "position_evaluator_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."position_evaluation"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_evaluator" ADD CONSTRAINT "position_evaluator_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_evaluation_position" ON "position_evaluation" USING btree ("company_id","position_id");--> statement-breakpoint
CREATE INDEX "position_evaluation_created" ON "position_evaluation" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "position_evaluator_person" ON "position_evaluator" USING btree ("company_id","emp_id");--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_grade" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."job_grade"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_grade" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."job_grade"("company_id","id") ON DELETE no action ON UPDATE no action;