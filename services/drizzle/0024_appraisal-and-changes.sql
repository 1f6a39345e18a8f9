CREATE TABLE "change_flow" (
	"company_id" text NOT NULL,
	"change_type" smallint NOT NULL,
	"nodes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "change_flow_company_id_change_type_pk" PRIMARY KEY("company_id","change_type")
);
--> statement-breakpoint
CREATE TABLE "target_align" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"from_row_id" text NOT NULL,
	"to_row_id" text NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_align_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "target_align_once" UNIQUE("company_id","from_row_id","to_row_id")
);
--> statement-breakpoint
CREATE TABLE "target_comment" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"target_row_id" text NOT NULL,
	"replied_id" text,
	"by_emp_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_comment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "target_comment_unread" (
	"company_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "target_comment_unread_company_id_comment_id_emp_id_pk" PRIMARY KEY("company_id","comment_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "manager_lock" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "manager_lock_company_id_plan_id_emp_id_pk" PRIMARY KEY("company_id","plan_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "co_assessor" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"sort" smallint NOT NULL,
	"weight" numeric(12, 4),
	"picked_by" text,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "co_assessor_company_id_assessment_id_emp_id_pk" PRIMARY KEY("company_id","assessment_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "custom_template" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "custom_template_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "custom_template_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
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
CREATE TABLE "review_invite" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"rater_emp_id" text NOT NULL,
	"relation" smallint NOT NULL,
	"state" smallint NOT NULL,
	"evaluation_result" smallint NOT NULL,
	"inviter" smallint NOT NULL,
	"reason" text,
	"reopen_reason" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reported" jsonb,
	"started_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"draft_client_id" text,
	"draft_seq" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_invite_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "review_invite_once" UNIQUE("company_id","plan_id","emp_id","rater_emp_id")
);
--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "hand_over_to" text;--> statement-breakpoint
ALTER TABLE "assessment_info" ADD COLUMN "review_score" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "partner_ratio" numeric(12, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "assessor_picks_max" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "review_template_id" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "target_align" ADD CONSTRAINT "target_align_from" FOREIGN KEY ("company_id","from_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_align" ADD CONSTRAINT "target_align_of" FOREIGN KEY ("company_id","to_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_of_row" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_answers" FOREIGN KEY ("company_id","replied_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_of" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_lock" ADD CONSTRAINT "manager_lock_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_lock" ADD CONSTRAINT "manager_lock_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_assessor" ADD CONSTRAINT "co_assessor_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_assessor" ADD CONSTRAINT "co_assessor_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_event" ADD CONSTRAINT "probation_event_of_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."probation_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_superior_employee" FOREIGN KEY ("company_id","superior_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_of_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."probation_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_plan" ADD CONSTRAINT "probation_plan_content" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."template_content"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule" ADD CONSTRAINT "probation_rule_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."assessment_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule" ADD CONSTRAINT "probation_rule_assessment_rule" FOREIGN KEY ("company_id","assessment_rule_id") REFERENCES "public"."assessment_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule_dept" ADD CONSTRAINT "probation_rule_dept_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."probation_rule"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "probation_rule_dept" ADD CONSTRAINT "probation_rule_dept_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_assessor" FOREIGN KEY ("company_id","rater_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_align_to" ON "target_align" USING btree ("company_id","to_row_id");--> statement-breakpoint
CREATE INDEX "target_comment_row" ON "target_comment" USING btree ("company_id","target_row_id","at");--> statement-breakpoint
CREATE INDEX "target_comment_replied" ON "target_comment" USING btree ("company_id","replied_id");--> statement-breakpoint
CREATE INDEX "target_comment_unread_by" ON "target_comment_unread" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "co_assessor_emp" ON "co_assessor" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "probation_event_plan" ON "probation_event" USING btree ("company_id","plan_id","at");--> statement-breakpoint
CREATE INDEX "probation_plan_emp" ON "probation_plan" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "probation_plan_superior" ON "probation_plan" USING btree ("company_id","superior_emp_id");--> statement-breakpoint
CREATE INDEX "probation_plan_status" ON "probation_plan" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "probation_plan_rule" ON "probation_plan" USING btree ("company_id","rule_id");--> statement-breakpoint
CREATE INDEX "probation_plan_content_of" ON "probation_plan" USING btree ("company_id","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "probation_plan_open" ON "probation_plan" USING btree ("company_id","emp_id") WHERE "probation_plan"."status" in (0, 1, 2, 4);--> statement-breakpoint
CREATE INDEX "probation_rule_dept_of" ON "probation_rule_dept" USING btree ("company_id","rule_id");--> statement-breakpoint
CREATE INDEX "review_invite_rater" ON "review_invite" USING btree ("company_id","rater_emp_id","state");--> statement-breakpoint
CREATE INDEX "review_invite_emp" ON "review_invite" USING btree ("company_id","emp_id");--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD CONSTRAINT "assessment_plan_review_template" FOREIGN KEY ("company_id","review_template_id") REFERENCES "public"."custom_template"("company_id","id") ON DELETE no action ON UPDATE no action;