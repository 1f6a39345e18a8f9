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
