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
ALTER TABLE "dept_target" ADD CONSTRAINT "dept_target_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_target" ADD CONSTRAINT "dept_target_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dept_target_dept" ON "dept_target" USING btree ("company_id","dept_id");