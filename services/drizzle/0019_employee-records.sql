CREATE TABLE "employee_record" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"level" text,
	"authority" text,
	"number" text,
	"valid_from" date,
	"valid_to" date,
	"granted" numeric(16, 4),
	"vested" numeric(16, 4),
	"price" numeric(16, 4),
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "employee_record_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_record" ADD CONSTRAINT "employee_record_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_record_person" ON "employee_record" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "employee_record_ending" ON "employee_record" USING btree ("company_id","valid_to") WHERE "employee_record"."kind" = 'certificates' and "employee_record"."ended_at" is null;