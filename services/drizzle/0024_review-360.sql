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
ALTER TABLE "assessment_info" ADD COLUMN "review_score" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "review_template_id" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invite" ADD CONSTRAINT "review_invite_assessor" FOREIGN KEY ("company_id","rater_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_invite_rater" ON "review_invite" USING btree ("company_id","rater_emp_id","state");--> statement-breakpoint
CREATE INDEX "review_invite_emp" ON "review_invite" USING btree ("company_id","emp_id");--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD CONSTRAINT "assessment_plan_review_template" FOREIGN KEY ("company_id","review_template_id") REFERENCES "public"."custom_template"("company_id","id") ON DELETE no action ON UPDATE no action;