CREATE TABLE "dictionary" (
	"company_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"name_en" text,
	"entries" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dictionary_company_id_code_pk" PRIMARY KEY("company_id","code")
);
