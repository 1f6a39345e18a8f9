CREATE TABLE "project_apply" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"type_id" text NOT NULL,
	"budget" numeric(16, 2) NOT NULL,
	"allocate_type" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"applicant_id" text NOT NULL,
	"state" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_apply_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"company_id" text NOT NULL,
	"apply_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"place" integer NOT NULL,
	"plan_days" numeric(12, 4),
	"actual_days" numeric(12, 4),
	"coefficient" numeric(12, 4),
	"amount" numeric(16, 2),
	"memo" text,
	CONSTRAINT "project_member_company_id_apply_id_emp_id_pk" PRIMARY KEY("company_id","apply_id","emp_id")
);
--> statement-breakpoint
ALTER TABLE "project_apply" ADD CONSTRAINT "project_apply_of_type" FOREIGN KEY ("company_id","type_id") REFERENCES "public"."project_type"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_apply" ADD CONSTRAINT "project_apply_by_person" FOREIGN KEY ("company_id","applicant_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_of_apply" FOREIGN KEY ("company_id","apply_id") REFERENCES "public"."project_apply"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_is_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_apply_name" ON "project_apply" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "project_apply_number" ON "project_apply" USING btree ("company_id",lower("number"));--> statement-breakpoint
CREATE INDEX "project_apply_applicant" ON "project_apply" USING btree ("company_id","applicant_id");--> statement-breakpoint
CREATE INDEX "project_apply_type" ON "project_apply" USING btree ("company_id","type_id");--> statement-breakpoint
CREATE INDEX "project_member_person" ON "project_member" USING btree ("company_id","emp_id");