CREATE TABLE "dept_lineage" (
	"company_id" text NOT NULL,
	"from_dept_id" text NOT NULL,
	"into_dept_id" text NOT NULL,
	"merged_on" date NOT NULL,
	CONSTRAINT "dept_lineage_company_id_from_dept_id_pk" PRIMARY KEY("company_id","from_dept_id")
);
--> statement-breakpoint
CREATE TABLE "org_change" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"dept_id" text NOT NULL,
	"into_dept_id" text,
	"effective_date" date NOT NULL,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "org_change_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "org_version" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "org_version_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "dept_lineage" ADD CONSTRAINT "dept_lineage_from" FOREIGN KEY ("company_id","from_dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dept_lineage" ADD CONSTRAINT "dept_lineage_target" FOREIGN KEY ("company_id","into_dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_change" ADD CONSTRAINT "org_change_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_change" ADD CONSTRAINT "org_change_target" FOREIGN KEY ("company_id","into_dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dept_lineage_into" ON "dept_lineage" USING btree ("company_id","into_dept_id");--> statement-breakpoint
CREATE INDEX "org_change_due" ON "org_change" USING btree ("company_id","state","effective_date");--> statement-breakpoint
CREATE INDEX "org_change_by_dept" ON "org_change" USING btree ("company_id","dept_id");--> statement-breakpoint
CREATE INDEX "org_change_by_target" ON "org_change" USING btree ("company_id","into_dept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_version_name" ON "org_version" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "org_version_day" ON "org_version" USING btree ("company_id","day");