CREATE TABLE "letter" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" smallint NOT NULL,
	"language" text NOT NULL,
	"about_type" text NOT NULL,
	"about_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "letter_template" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" smallint NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"in_use" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letter_template_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "letter_about" ON "letter" USING btree ("company_id","about_type","about_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_template_name" ON "letter_template" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "letter_template_in_use" ON "letter_template" USING btree ("company_id","kind","language") WHERE in_use;