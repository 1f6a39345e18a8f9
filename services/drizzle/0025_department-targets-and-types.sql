CREATE TABLE "dept_target" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"dept_id" text NOT NULL,
	"target_status" smallint NOT NULL,
	"agreed_rows" jsonb,
	"agreed_at" timestamp (3) with time zone,
	"draft_rows" jsonb,
	"opinion" text,
	"draft_client_id" text,
	"draft_seq" integer,
	"draft_saved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dept_target_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "dept_target_once" UNIQUE("company_id","plan_id","dept_id")
);
--> statement-breakpoint
CREATE TABLE "plan_emp_type" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_emp_type_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "plan_emp_type_name" UNIQUE("company_id","plan_id","name")
);
--> statement-breakpoint
CREATE TABLE "plan_emp_type_family" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"job_family_id" text NOT NULL,
	"emp_type_id" text NOT NULL,
	CONSTRAINT "plan_emp_type_family_company_id_plan_id_job_family_id_pk" PRIMARY KEY("company_id","plan_id","job_family_id")
);
--> statement-breakpoint
CREATE TABLE "plan_emp_type_weight" (
	"company_id" text NOT NULL,
	"emp_type_id" text NOT NULL,
	"template_id" text NOT NULL,
	"weight" numeric(12, 4) NOT NULL,
	CONSTRAINT "plan_emp_type_weight_company_id_emp_type_id_template_id_pk" PRIMARY KEY("company_id","emp_type_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "employee_import" ADD COLUMN "sealed_undo" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "combined_id" text;--> statement-breakpoint
ALTER TABLE "dept_target" ADD CONSTRAINT "dept_target_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_target" ADD CONSTRAINT "dept_target_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type" ADD CONSTRAINT "plan_emp_type_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type_family" ADD CONSTRAINT "plan_emp_type_family_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type_family" ADD CONSTRAINT "plan_emp_type_family_type" FOREIGN KEY ("company_id","emp_type_id") REFERENCES "public"."plan_emp_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type_family" ADD CONSTRAINT "plan_emp_type_family_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type_weight" ADD CONSTRAINT "plan_emp_type_weight_type" FOREIGN KEY ("company_id","emp_type_id") REFERENCES "public"."plan_emp_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_emp_type_weight" ADD CONSTRAINT "plan_emp_type_weight_template" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."assessment_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dept_target_dept" ON "dept_target" USING btree ("company_id","dept_id");