CREATE TABLE "probation_event" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"event" smallint NOT NULL,
	"by_emp_id" text,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "probation_event_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "probation_plan" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"process" smallint DEFAULT 1 NOT NULL,
	"target_setter" smallint NOT NULL,
	"scoring_days" integer NOT NULL,
	"self_ratio" numeric(12, 4) NOT NULL,
	"boss_ratio" numeric(12, 4) NOT NULL,
	"flow" jsonb NOT NULL,
	"mail_template_id" text,
	"extension_allowed" boolean NOT NULL,
	"assessment_rule_id" text NOT NULL,
	"template_id" text NOT NULL,
	"content_id" text,
	"rule_snapshot" jsonb,
	"rows" jsonb NOT NULL,
	"superior_emp_id" text,
	"regular_date" date,
	"target_opinion" text,
	"result_opinion" text,
	"self_submitted" boolean DEFAULT false NOT NULL,
	"boss_submitted" boolean DEFAULT false NOT NULL,
	"self_summary" text,
	"boss_summary" text,
	"proposed" smallint,
	"condition_not_met" text,
	"result" smallint DEFAULT 0 NOT NULL,
	"passed" smallint,
	"outcome" smallint,
	"score_raw" numeric,
	"level_name" text,
	"confirm_comment" text,
	"problem" text,
	"former_plan_id" text,
	"consent_on" date,
	"consent_note" text,
	"change_id" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "probation_plan_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "probation_rule" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"template_id" text NOT NULL,
	"assessment_rule_id" text NOT NULL,
	"scoring_days" integer NOT NULL,
	"target_setter" smallint NOT NULL,
	"self_ratio" numeric(12, 4) NOT NULL,
	"boss_ratio" numeric(12, 4) NOT NULL,
	"flow" jsonb NOT NULL,
	"mail_template_id" text,
	"extension_allowed" boolean DEFAULT false NOT NULL,
	"enabled_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "probation_rule_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "probation_rule_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "probation_rule_dept" (
	"company_id" text NOT NULL,
	"dept_id" text NOT NULL,
	"rule_id" text NOT NULL,
	CONSTRAINT "probation_rule_dept_company_id_dept_id_pk" PRIMARY KEY("company_id","dept_id")
);
--> statement-breakpoint
ALTER TABLE "probation_event" ADD CONSTRAINT "probation_event_of_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."probation_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_superior_employee" FOREIGN KEY ("company_id","superior_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_of_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."probation_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_content" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."template_content"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule" ADD CONSTRAINT "probation_rule_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."assessment_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule" ADD CONSTRAINT "probation_rule_assessment_rule" FOREIGN KEY ("company_id","assessment_rule_id") REFERENCES "public"."assessment_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule_dept" ADD CONSTRAINT "probation_rule_dept_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."probation_rule"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule_dept" ADD CONSTRAINT "probation_rule_dept_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "probation_event_plan" ON "probation_event" USING btree ("company_id","plan_id","at");--> statement-breakpoint
CREATE INDEX "probation_plan_emp" ON "probation_plan" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "probation_plan_superior" ON "probation_plan" USING btree ("company_id","superior_emp_id");--> statement-breakpoint
CREATE INDEX "probation_plan_status" ON "probation_plan" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "probation_plan_rule" ON "probation_plan" USING btree ("company_id","rule_id");--> statement-breakpoint
CREATE INDEX "probation_plan_content_of" ON "probation_plan" USING btree ("company_id","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "probation_plan_open" ON "probation_plan" USING btree ("company_id","emp_id") WHERE "probation_plan"."status" in (0, 1, 2, 4);--> statement-breakpoint
CREATE INDEX "probation_rule_dept_of" ON "probation_rule_dept" USING btree ("company_id","rule_id");