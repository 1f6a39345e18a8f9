CREATE TABLE "minimum_wage" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"city_name" text NOT NULL,
	"valid_from" date NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "minimum_wage_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "minimum_wage_city_day" UNIQUE("company_id","city_name","valid_from")
);
--> statement-breakpoint
CREATE TABLE "record_proposal" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"group_code" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"opinion" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_proposal_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "record_proposal" ADD CONSTRAINT "record_proposal_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_proposal_person" ON "record_proposal" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "record_proposal_open" ON "record_proposal" USING btree ("company_id") WHERE "record_proposal"."state" = 'open';