CREATE TABLE "dept_score_sheet" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"dept_target_id" text NOT NULL,
	"scorer_emp_id" text,
	"rows" jsonb NOT NULL,
	"overall_comment" text,
	"submitted_at" timestamp (3) with time zone,
	"sent_back_reason" text,
	"sent_back_at" timestamp (3) with time zone,
	"draft_client_id" text,
	"draft_seq" integer,
	"draft_saved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dept_score_sheet_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "dept_score_sheet_once" UNIQUE("company_id","dept_target_id")
);
--> statement-breakpoint
ALTER TABLE "score_sheet" ADD COLUMN "potential" smallint;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "dept_ratio" numeric(12, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "asks_potential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_module" ADD COLUMN "takes_dept_score" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dept_score_sheet" ADD CONSTRAINT "dept_score_sheet_of_target" FOREIGN KEY ("company_id","dept_target_id") REFERENCES "public"."dept_target"("company_id","id") ON DELETE cascade ON UPDATE no action;