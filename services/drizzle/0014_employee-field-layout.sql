CREATE TABLE "employee_field_layout" (
	"company_id" text NOT NULL,
	"groups" text[] NOT NULL,
	"hidden_fields" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_field_layout_company_id_pk" PRIMARY KEY("company_id")
);
