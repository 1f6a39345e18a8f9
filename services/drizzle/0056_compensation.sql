CREATE TABLE "city_coefficient" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"city_name" text NOT NULL,
	"valid_from" date NOT NULL,
	"coefficient" numeric(12, 4) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "city_coefficient_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "city_coefficient_city_day" UNIQUE("company_id","city_name","valid_from")
);
