CREATE TABLE "scim_token" (
	"company_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "scim_token_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "sync_group" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"external_id" text,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_group_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_group_member" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "sync_group_member_company_id_group_id_emp_id_pk" PRIMARY KEY("company_id","group_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "sync_person" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"external_id" text,
	"user_name" text,
	"document" jsonb,
	"deleted" boolean DEFAULT false NOT NULL,
	"problems" jsonb NOT NULL,
	"gone_since" timestamp (3) with time zone,
	"gone_reason" text,
	"decision" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_person_company_id_emp_id_pk" PRIMARY KEY("company_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "sync_run" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"system_type" smallint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"job_id" text,
	"import_id" text,
	"departments" jsonb,
	"counts" jsonb,
	"gone" jsonb,
	"notes" jsonb NOT NULL,
	"problem" jsonb,
	CONSTRAINT "sync_run_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_setting" (
	"company_id" text NOT NULL,
	"address" text,
	"app_id" text,
	"secret" text,
	"mapping" jsonb NOT NULL,
	"identify_by" text NOT NULL,
	"nightly" boolean DEFAULT false NOT NULL,
	"nightly_on" date,
	"create_departments" boolean DEFAULT false NOT NULL,
	"groups_are_departments" boolean DEFAULT false NOT NULL,
	"saved_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sync_setting_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "scim_token" ADD CONSTRAINT "scim_token_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_group_member" ADD CONSTRAINT "sync_group_member_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."sync_group"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_group_member" ADD CONSTRAINT "sync_group_member_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_person" ADD CONSTRAINT "sync_person_company_id_emp_id_employee_company_id_id_fk" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_setting" ADD CONSTRAINT "sync_setting_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_token_hash" ON "scim_token" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_group_name" ON "sync_group" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sync_group_member_employee" ON "sync_group_member" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_person_external" ON "sync_person" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_person_user_name" ON "sync_person" USING btree ("company_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "sync_person_gone" ON "sync_person" USING btree ("company_id","gone_since") WHERE gone_since is not null;