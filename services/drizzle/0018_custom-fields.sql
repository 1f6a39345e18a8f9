CREATE TABLE "custom_field" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"group_code" text NOT NULL,
	"field_type" smallint NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"dict_code" text,
	"required" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "custom_field_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_value" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"field_id" text NOT NULL,
	"text_value" text,
	"number_value" numeric(16, 4),
	"date_value" date,
	"chosen" text[],
	CONSTRAINT "custom_value_company_id_emp_id_field_id_pk" PRIMARY KEY("company_id","emp_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "custom_value" ADD CONSTRAINT "custom_value_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_value" ADD CONSTRAINT "custom_value_field" FOREIGN KEY ("company_id","field_id") REFERENCES "public"."custom_field"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_value_text" ON "custom_value" USING btree ("company_id","field_id","text_value");--> statement-breakpoint
CREATE INDEX "custom_value_number" ON "custom_value" USING btree ("company_id","field_id","number_value");--> statement-breakpoint
CREATE INDEX "custom_value_date" ON "custom_value" USING btree ("company_id","field_id","date_value");--> statement-breakpoint
CREATE INDEX "custom_value_chosen" ON "custom_value" USING gin ("chosen");